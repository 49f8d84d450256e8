import { useState } from 'react';
import { eventInteraction } from '../../analytics/analytics.ts';
import { words } from '../../content/words.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { formatDayLong, formatTime } from '../../domain/time/format.ts';
import { Button } from '../../ui/Button.tsx';
import { useLazyDialog } from '../../ui/lazyCode.ts';
import { notShared, shareLink } from '../../ui/shareLink.ts';
import { showToast } from '../../ui/toast.ts';

const calendarDialog = async () => (await import('./eventDialogs.ts')).calendarDialog();

type ShareProps = { event: TourEvent; url: string; isHere: boolean };

/** Shares an event's page; `isHere`: that is the page in the address bar. */
export function ShareButton({ event, url, isHere }: ShareProps) {
  const pass = () => {
    eventInteraction('share', event);
    share(event, url).catch(() => (isHere ? notShared() : showToast("Couldn't copy the link.", 'alert')));
  };
  return (
    <Button tone="plain" onClick={pass}>
      {isHere ? 'Share' : 'Share the event'}
    </Button>
  );
}

/** `url`: the address that the entry holds. */
type CalendarProps = { event: TourEvent; url: string };

/** Opens the dialog that adds an event to a calendar. */
export function CalendarButton(props: CalendarProps) {
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
