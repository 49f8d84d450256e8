import { useState } from 'react';
import { eventInteraction } from '../../analytics/analytics.ts';
import { words } from '../../content/words.ts';
import { Button } from '../../ui/Button.tsx';
import { useLazyDialog } from '../../ui/lazyCode.ts';
import { showToast } from '../../ui/toast.ts';
import type { EventWithResult } from './findEvent.ts';
import { Print } from './Print.tsx';
import { share } from './share.ts';
import styles from './Ticket.module.css';

const calendarDialog = () => import('./CalendarDialog.tsx');

type Props = { event: EventWithResult; url: string };

/** The actions on an event besides entering it: share, add to a calendar, print. */
export function Tools({ event, url }: Props) {
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
      {event.date && event.status !== 'completed' && <Calendar event={event} url={url} />}
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
