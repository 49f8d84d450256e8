import { useState } from 'react';
import { eventInteraction } from '../../analytics/analytics.ts';
import { words } from '../../content/words.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { formatDayLong, formatTime } from '../../domain/time/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';
import { useLazyDialog } from '../../ui/lazyCode.ts';
import { shareLink } from '../../ui/shareLink.ts';
import { showToast } from '../../ui/toast.ts';
import { DialogButton, enterDialog } from '../events/EnterButton.tsx';
import { usePhase } from '../events/usePhase.ts';
import { useTicketKey } from '../signUp/useTicketKey.ts';
import type { EventWithResult } from './findEvent.ts';
import { Print } from './Print.tsx';
import styles from './Ticket.module.css';

const calendarDialog = () => import('./CalendarDialog.tsx');

type Props = { event: EventWithResult; titleId: string; url: string };

/** The actions on an event besides the gold one: share, add to a calendar, print, and to who has a ticket. */
export function Tools({ event, titleId, url }: Props) {
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
      <BesideTicket event={event} titleId={titleId} />
    </div>
  );
}

/** To who has a ticket: Enter for another person, or the ticket where the tables have the gold button. */
function BesideTicket({ event, titleId }: Omit<Props, 'url'>) {
  const { action, isUpcoming } = usePhase(event);
  const key = useTicketKey(event.id);
  const load = enterDialog(event);
  if (!key || !isUpcoming) return null;
  if (action.kind === 'tables')
    return (
      <Link to={paths.ticket(event.id, key)} className={buttonClass('plain')}>
        Your ticket
      </Link>
    );
  if (action.kind !== 'enter' || !load) return null;
  return <DialogButton {...{ event, titleId, load }} label="Another person" tone="plain" />;
}

function Calendar(props: Omit<Props, 'titleId'>) {
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
