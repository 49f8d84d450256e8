import { Suspense, useId } from 'react';
import { brand } from '../../content/brand.ts';
import { levelNames } from '../../domain/changes/outboxEntry.ts';
import type { Level } from '../../domain/session/staffSession.ts';
import { formatClock } from '../../domain/time/format.ts';
import { useSession } from '../../hooks/useSession.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NavLink } from '../../ui/NavLink.tsx';
import styles from '../../ui/Sidebar.module.css';
import { Suit } from '../../ui/Suit.tsx';
import { LogoutButton } from '../login/LogoutButton.tsx';
import { useCreateEvent } from '../parts/useCreateEvent.ts';
import { type IconName, icons } from './icons.ts';
import { type Group, groups, type Screen } from './screen.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

type Props = { level: Level; screens: readonly Screen[]; onGo: (() => void) | undefined; onStay: () => void };

/** The console's navigation, with the signed-in user and when the session ends (specification 2.8). */
export function Sidebar({ level, screens, onGo, onStay }: Props) {
  const session = useSession();
  const createEvent = useCreateEvent();
  return (
    <div className={styles.sidebar}>
      <p className={styles.brand}>
        <Suit name="spade" />
        {brand.short}
      </p>
      <nav aria-label="Console">
        <button
          type="button"
          className={`${styles.item} ${styles.create}`}
          aria-haspopup="dialog"
          aria-keyshortcuts="c"
          onClick={() => {
            onGo?.();
            createEvent();
          }}
        >
          <ItemIcon name="plus" />
          Create Event
        </button>
        {groups.map((group) => (
          <Items
            key={group}
            name={group}
            screens={screens.filter((screen) => screen.group === group)}
            onGo={onGo}
          />
        ))}
      </nav>
      <div className={styles.foot}>
        <div className={styles.who}>
          <strong>{levelNames[level]}</strong>
          <ThemeSwitch />
        </div>
        {session && <p>Signed in until {formatClock(session.expiresAt)}</p>}
        <div className={styles.buttons}>
          <button type="button" onClick={onStay}>
            Stay signed in
          </button>
          <LogoutButton />
        </div>
      </div>
    </div>
  );
}

type ItemsProps = { name: Group; screens: readonly Screen[]; onGo: (() => void) | undefined };

function Items({ name, screens, onGo }: ItemsProps) {
  const id = useId();
  return (
    <>
      <p id={id} className={styles.group}>
        {name}
      </p>
      <ul aria-labelledby={id}>
        {screens.map(({ label, path, icon = 'list', Count }) => (
          <li key={path}>
            <NavLink to={`${paths.admin()}/${path}`} className={styles.item} onClick={onGo}>
              <ItemIcon name={icon} />
              {label}
              <Suspense>{Count && <Count />}</Suspense>
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function ItemIcon({ name }: { name: IconName }) {
  return <Icon width={20} height={20} stroke={1.6} join="round" path={icons[name]} />;
}
