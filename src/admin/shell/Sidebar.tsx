import { Suspense } from 'react';
import { brand } from '../../content/brand.ts';
import type { Level } from '../../domain/session/staffSession.ts';
import { formatClock } from '../../domain/time/format.ts';
import { useSession } from '../../hooks/useSession.ts';
import { paths } from '../../paths.ts';
import { NavLink } from '../../ui/NavLink.tsx';
import styles from '../../ui/Sidebar.module.css';
import { Suit } from '../../ui/Suit.tsx';
import { LogoutButton } from '../login/LogoutButton.tsx';
import { useCreateEvent } from '../parts/useCreateEvent.ts';
import type { Screen } from './screen.ts';
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
        <ul>
          <li>
            <button
              type="button"
              className={styles.item}
              aria-haspopup="dialog"
              onClick={() => {
                onGo?.();
                createEvent();
              }}
            >
              Create Event
            </button>
          </li>
          {screens
            .filter(({ inner }) => !inner)
            .map(({ label, path, Count }) => (
              <li key={path}>
                <NavLink to={`${paths.admin()}/${path}`} className={styles.item} onClick={onGo}>
                  {label}
                  <Suspense>{Count && <Count />}</Suspense>
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <ThemeSwitch />
        <p>
          {level === 'super' ? 'Super admin' : 'Admin'}
          {session && `, until ${formatClock(session.expiresAt)}`}
        </p>
        <div className={styles.buttons}>
          <button type="button" onClick={onStay}>
            Stay longer
          </button>
          <LogoutButton />
        </div>
      </div>
    </div>
  );
}
