import { eventTitle } from '../../../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../../../domain/events/tourEvent.ts';
import { formatSoon } from '../../../../domain/time/format.ts';
import { staffPaths } from '../../../../staffPaths.ts';
import { Link } from '../../../../ui/Link.tsx';
import styles from './Next.module.css';

type Props = { event: TourEvent; today: string };

/** One of the next events, which leads to its page; today's leads to its door and its tables as well. */
export function NextEvent({ event, today }: Props) {
  const { id, date, location, currentParticipants, maxParticipants, board } = event;
  const title = eventTitle(event);
  const count = `${currentParticipants}/${maxParticipants ?? '∞'}`;
  return (
    <li className={styles.event}>
      <Link to={staffPaths.eventPage(id)}>
        <span>{formatSoon(event, today)}</span>
        <strong>{title}</strong>
        <span>{count}</span>
        <span title={location}>{location || 'No place'}</span>
      </Link>
      {date === today && (
        <>
          <Link className={styles.door} to={staffPaths.participants(id)}>
            Door<span className="visually-hidden"> of {title}</span>
          </Link>
          <Link className={styles.door} to={staffPaths.night(id, tableTab(board))}>
            Tables<span className="visually-hidden"> of {title}</span>
          </Link>
        </>
      )}
    </li>
  );
}

/** Returns where a night goes on: at its tables, or with its plan before the list is closed. */
function tableTab(board: string): 'night' | undefined {
  return board === '' ? undefined : 'night';
}
