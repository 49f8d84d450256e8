import { eventTitle } from '../../../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../../../domain/events/tourEvent.ts';
import { formatSoon } from '../../../../domain/time/format.ts';
import { paths } from '../../../../paths.ts';
import { Link } from '../../../../ui/Link.tsx';
import styles from './Next.module.css';

type Props = { event: TourEvent; today: string };

/** One of the next events, which leads to its page; today's leads to its door as well. */
export function NextEvent({ event, today }: Props) {
  const { id, date, location, currentParticipants, maxParticipants } = event;
  const title = eventTitle(event);
  const place = [location || 'No place', `${currentParticipants}/${maxParticipants ?? '∞'}`].join(' · ');
  return (
    <li className={styles.event}>
      <Link to={paths.eventPage(id)}>
        <span className={styles.when}>{formatSoon(event, today)}</span>
        <strong>{title}</strong>
        <span className={styles.place}>{place}</span>
      </Link>
      {date === today && (
        <Link className={styles.door} to={paths.participants(id)}>
          Door<span className="visually-hidden"> of {title}</span>
        </Link>
      )}
    </li>
  );
}
