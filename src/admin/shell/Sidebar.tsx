import { Suspense, useId } from 'react';
import { brand } from '../../content/brand.ts';
import { mailsTickets } from '../../content/services.ts';
import { askOwnName, ownName } from '../../data/staff/session/ownName.ts';
import { levelNames } from '../../domain/changes/outboxEntry.ts';
import type { Level } from '../../domain/session/staffSession.ts';
import { formatClock } from '../../domain/time/format.ts';
import { useSession } from '../../hooks/useSession.ts';
import { useStore } from '../../hooks/useStore.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NavLink } from '../../ui/NavLink.tsx';
import styles from '../../ui/Sidebar.module.css';
import { SidebarFrame } from '../../ui/SidebarFrame.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import { useDownloadEverything } from '../backup/DownloadEverything.tsx';
import { LogoutButton } from '../login/LogoutButton.tsx';
import { useCreateEvent } from '../parts/useCreateEvent.ts';
import { MailSwitch } from './MailSwitch.tsx';
import { type Group, groups, type Screen } from './screen.ts';
import { type IconName, icons } from './screenIcons.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

type Props = { level: Level; screens: readonly Screen[]; onGo: (() => void) | undefined; onStay: () => void };

/** The console's navigation, with the signed-in user and when the session ends (specification 2.8). */
export function Sidebar({ level, screens, onGo, onStay }: Props) {
  const session = useSession();
  const createEvent = useCreateEvent();
  const download = useDownloadEverything();
  const name = useStore(ownName);
  return (
    <SidebarFrame
      suit="spade"
      name={brand.short}
      label="Console"
      foot={
        <>
          <div className={styles.who}>
            <strong>{levelNames[level]}</strong>
            <ThemeSwitch />
          </div>
          {name && (
            <p>
              <bdi>{name}</bdi>
            </p>
          )}
          {session && <p>Signed in until {formatClock(session.expiresAt)}</p>}
        </>
      }
      buttons={
        <>
          <button
            type="button"
            aria-haspopup="dialog"
            title={name || undefined}
            onClick={() => {
              onGo?.();
              void askOwnName();
            }}
          >
            {name ? 'Change your name' : 'Set your name'}
          </button>
          <button type="button" onClick={onStay}>
            Stay signed in
          </button>
          <LogoutButton />
          {level === 'super' && (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                onGo?.();
                download();
              }}
            >
              Download everything
            </button>
          )}
          {level === 'super' && mailsTickets && <MailSwitch />}
        </>
      }
    >
      <button
        type="button"
        className={`${staffLayout.row3} ${styles.item} ${styles.create}`}
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
    </SidebarFrame>
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
            <NavLink
              to={`${paths.admin()}/${path}`}
              className={`${staffLayout.row3} ${styles.item}`}
              onClick={onGo}
            >
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
