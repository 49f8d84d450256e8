import { useId } from 'react';
import { eventInteraction } from '../../analytics/analytics.ts';
import { words } from '../../content/words.ts';
import { calendarEntry } from '../../domain/calendar/calendarEntry.ts';
import { googleCalendarUrl } from '../../domain/calendar/googleCalendarUrl.ts';
import { whenWords } from '../../domain/events/page/whenWords.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './EventDialog.module.css';
import { saveIcs } from './saveIcs.ts';

type Props = { event: TourEvent; url: string; onClose: () => void };

/** Adds an event to a calendar: Google's in a new tab, or any other as a file. */
function CalendarDialog({ event, url, onClose }: Props) {
  const id = useId();
  const entry = calendarEntry(event, url);
  if (!entry) return null;
  const stamp = event.updatedAt ?? event.createdAt ?? new Date();
  const save = () => {
    eventInteraction('calendar', event);
    saveIcs(entry, stamp).then(
      () => {
        onClose();
        showToast('Open the downloaded file to add the event.');
      },
      () => showToast(words.unreachable, 'alert'),
    );
  };
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={id}>Add to calendar</h2>
        <p>{whenWords(event)}</p>
        <a
          className={buttonClass('plain')}
          href={googleCalendarUrl(entry)}
          target="_blank"
          rel="noopener"
          onClick={() => eventInteraction('calendar', event)}
        >
          Google Calendar
        </a>
        <Button tone="plain" onClick={save}>
          Apple, Outlook or another
        </Button>
      </div>
    </Dialog>
  );
}

export { CalendarDialog as Component };
