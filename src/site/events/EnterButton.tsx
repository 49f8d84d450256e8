import { useState } from 'react';
import { eventInteraction } from '../../analytics/analytics.ts';
import { words } from '../../content/words.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { type LoadPart, useLazyDialog } from '../../ui/lazyCode.ts';
import type { EventDialogProps } from './eventDialogProps.ts';

const unlockDialog = () => import('./UnlockDialog.tsx');
const comingSoonDialog = () => import('./ComingSoonDialog.tsx');

/**
 * Returns how to load the dialog that Enter opens, null when Enter opens the form itself
 * (specification-decisions, "Enter on an event card").
 */
export function enterDialog({ registration, googleFormUrl }: TourEvent) {
  if (registration === 'locked') return unlockDialog;
  return googleFormUrl ? null : comingSoonDialog;
}

type Props = { event: TourEvent; titleId: string; describedBy?: string | undefined };

/**
 * The button at the foot of an event card: Enter in its three ways, or Completed (specification-decisions,
 * "Enter on an event card").
 */
export function EnterButton({ event, titleId, describedBy }: Props) {
  if (event.status === 'completed') return <Button disabled>Completed</Button>;
  const load = enterDialog(event);
  if (load) return <DialogButton {...{ event, titleId, describedBy, load }} />;
  const id = `${titleId}-enter`;
  return (
    <a
      id={id}
      aria-labelledby={`${id} ${titleId}`}
      aria-describedby={describedBy}
      className={buttonClass()}
      href={event.googleFormUrl}
      target="_blank"
      rel="noopener"
      onClick={() => eventInteraction('enter', event)}
    >
      Enter
    </a>
  );
}

type DialogButtonProps = Props & { load: LoadPart<EventDialogProps> };

function DialogButton({ event, titleId, describedBy, load }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLazyDialog(open ? load : null, {
    failed: words.unreachable,
    close,
    reopen: () => setOpen(true),
  });
  const id = `${titleId}-enter`;
  // Prefetches the code; if that fails, the press that follows shows the error.
  const prepare = () => void load().catch(() => {});
  const enter = () => {
    eventInteraction('enter', event);
    setOpen(true);
  };
  return (
    <>
      <Button
        id={id}
        aria-labelledby={`${id} ${titleId}`}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        busy={open && !Dialog}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={enter}
      >
        Enter
      </Button>
      {Dialog && <Dialog event={event} onClose={close} />}
    </>
  );
}
