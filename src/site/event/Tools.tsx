import { useState } from 'react';
import { eventInteraction } from '../../analytics/analytics.ts';
import { words } from '../../content/words.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { formatDayLong, formatTime } from '../../domain/time/format.ts';
import { Button } from '../../ui/Button.tsx';
import { useLazyDialog } from '../../ui/lazyCode.ts';
import { shareLink } from '../../ui/shareLink.ts';
import { showToast } from '../../ui/toast.ts';
import { usePhase } from '../events/usePhase.ts';
import type { EventWithResult } from './findEvent.ts';
import { Print } from './Print.tsx';
import styles from './Ticket.module.css';

const calendarDialog = () => import('./CalendarDialog.tsx');

type Props = { event: EventWithResult; url: string };

/** The actions on an event besides entering it: share, add to a calendar, print. */
export function Tools({ event, url }: Props) {
  const { isUpcoming } = usePhase(event);
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
      {event.date && isUpcoming && <Calendar event={event} url={url} />}
      <Print event={event} url={url} />
    </div>
  );
}

function Calendar(props: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLazyDialog(open ? calendarDialog : null, {
    failed: words.unreachable,
    close,
    reopen: () => setOpen(true),
  });
  // If that fails, the press that follows shows the error.
  const prepare = () => void calendarDialog().catch(() => {});
  return (
    <>
      <Button
        tone="plain"
        aria-haspopup="dialog"
        busy={open && !Dialog}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        Add to calendar
      </Button>
      {Dialog && <Dialog {...props} onClose={close} />}
    </>
  );
}

/** Shares the event's address. Rejects when it can be neither shared nor copied. */
function share(event: TourEvent, url: string): Promise<void> {
  const title = eventTitle(event);
  const when = event.date && formatDayLong(event.date);
  const time = event.time && formatTime(event.time);
  const text = [title, when, time, event.location].filter(Boolean).join(', ');
  return shareLink({ title, text, url });
}
