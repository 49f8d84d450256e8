import { useLocation } from 'react-router-dom';
import { staffPaths } from '../../../staffPaths.ts';
import { Link } from '../../../ui/Link.tsx';
import { scrollRowTo } from '../../parts/scrollRowTo.ts';
import { tabs } from './eventTabs.ts';
import styles from './StaffEventPage.module.css';

/** Links to the tabs of an event's page, each with an address of its own. */
export function EventTabs({ eventId }: { eventId: string }) {
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  const isHere = (to: string, path: string) => here === to || (path !== '' && here.startsWith(`${to}/`));
  return (
    <nav aria-label="Event" className={styles.tabs}>
      {tabs.map(({ path, label }) => {
        const to = staffPaths.eventPage(eventId, path || undefined);
        const current = isHere(to, path);
        return (
          <Link
            key={path}
            to={to}
            ref={current ? scrollRowTo : undefined}
            aria-current={current ? 'page' : undefined}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
