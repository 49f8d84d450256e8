import { CalendarButton, ShareButton } from '../events/ShareTools.tsx';
import { usePhase } from '../events/usePhase.ts';
import type { EventWithResult } from './findEvent.ts';
import { Print } from './Print.tsx';
import styles from './Ticket.module.css';

type Props = { event: EventWithResult; url: string };

/** The actions on an event besides entering it: share, add to a calendar, print. */
export function Tools({ event, url }: Props) {
  const { isUpcoming } = usePhase(event);
  return (
    <div className={styles.tools}>
      <ShareButton event={event} url={url} isHere />
      {event.date && isUpcoming && <CalendarButton event={event} url={url} />}
      <Print event={event} url={url} />
    </div>
  );
}
