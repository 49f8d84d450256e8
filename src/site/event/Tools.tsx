import { eventInteraction } from '../../analytics/analytics.ts';
import { words } from '../../content/words.ts';
import { calendarEntry } from '../../domain/calendar/calendarEntry.ts';
import { googleCalendarUrl } from '../../domain/calendar/googleCalendarUrl.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { showToast } from '../../ui/toast.ts';
import type { EventWithResult } from './findEvent.ts';
import { Print } from './Print.tsx';
import { saveIcs } from './saveIcs.ts';
import { share } from './share.ts';
import styles from './Ticket.module.css';

type Props = { event: EventWithResult; url: string };

/** The actions on an event besides entering it: add to a calendar, share, print. */
export function Tools({ event, url }: Props) {
  const entry = event.status === 'completed' ? null : calendarEntry(event, url);
  const stamp = event.updatedAt ?? event.createdAt ?? new Date();
  const save = () => {
    eventInteraction('calendar', event);
    if (entry) saveIcs(entry, stamp).catch(() => showToast(words.unreachable, 'alert'));
  };
  const pass = () => {
    eventInteraction('share', event);
    share(event, url).catch(() =>
      showToast("Couldn't copy the link. Copy it from the address bar.", 'alert'),
    );
  };
  return (
    <div className={styles.tools}>
      <Button tone="plain" onClick={pass}>
        Share
      </Button>
      {entry && (
        <>
          <Button tone="plain" onClick={save}>
            Add to calendar
          </Button>
          <a
            className={buttonClass('plain')}
            href={googleCalendarUrl(entry)}
            target="_blank"
            rel="noopener"
            onClick={() => eventInteraction('calendar', event)}
          >
            Google Calendar
          </a>
        </>
      )}
      <Print event={event} url={url} />
    </div>
  );
}
