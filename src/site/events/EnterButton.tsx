import { useState } from 'react';
import { eventInteraction } from '../../analytics/analytics.ts';
import { words } from '../../content/words.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { isSignUp } from '../../domain/phase/phaseWords.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { type ButtonTone, buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';
import { type LoadPart, useLazyDialog } from '../../ui/lazyCode.ts';
import { useTicketKey } from '../signUp/useTicketKey.ts';
import type { EventDialogProps } from './eventDialogProps.ts';
import { usePhase } from './usePhase.ts';

const dialogs = () => import('./eventDialogs.ts');
const unlockDialog = async () => (await dialogs()).unlockDialog();
const comingSoonDialog = async () => (await dialogs()).comingSoonDialog();
const signUpDialog = async () => (await dialogs()).signUpDialog();
const lockedSignUp = async () => (await dialogs()).lockedSignUp();

/**
 * Returns how to load the dialog that Enter opens, null when Enter opens the form itself
 * (specification-decisions, "Enter on an event card").
 */
export function enterDialog({ registration, signUp, googleFormUrl }: TourEvent) {
  if (registration === 'locked') return signUp?.open ? lockedSignUp : unlockDialog;
  if (registration === 'site' && signUp) return signUpDialog;
  return googleFormUrl ? null : comingSoonDialog;
}

/** Returns the key of this browser's ticket where it stands in place of Enter, '' where it doesn't. */
export function useOwnTicket(event: TourEvent): string {
  const { action, isUpcoming } = usePhase(event);
  const key = useTicketKey(event.id);
  return isUpcoming && action.kind !== 'tables' ? key : '';
}

type Props = { event: TourEvent; titleId: string; describedBy?: string | undefined };

/**
 * The one thing to do about an event in its phase: Enter in its four ways or one's own ticket, its tables or
 * results; Completed stays on what is completed (specification-decisions, "Enter on an event card").
 */
export function EnterButton(props: Props) {
  const { event, titleId } = props;
  const { action } = usePhase(event);
  const { kind, label } = action;
  const ticket = useOwnTicket(event);
  if (ticket)
    return (
      <Link to={paths.ticket(event.id, ticket)} className={buttonClass()} aria-describedby={titleId}>
        Your ticket
      </Link>
    );
  if (isSignUp(action)) return <SignUp {...props} label={label} />;
  return (
    <>
      {kind !== 'none' && (
        <Link
          to={kind === 'results' ? paths.results(event.id) : paths.live(event.id)}
          className={buttonClass()}
          aria-describedby={titleId}
        >
          {label}
        </Link>
      )}
      {kind === 'none' && label && <Button disabled>{label}</Button>}
      {kind !== 'none' && event.status === 'completed' && <Button disabled>Completed</Button>}
    </>
  );
}

type SignUpProps = Props & { label: string };

function SignUp({ event, titleId, describedBy, label }: SignUpProps) {
  const load = enterDialog(event);
  if (load) return <DialogButton {...{ event, titleId, describedBy, label, load }} />;
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
      {label}
    </a>
  );
}

type DialogButtonProps = SignUpProps & { load: LoadPart<EventDialogProps>; tone?: ButtonTone };

/** A button that opens what Enter opens, whose code comes when a press is near. */
export function DialogButton({ event, titleId, describedBy, label, load, tone }: DialogButtonProps) {
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
        tone={tone}
        aria-labelledby={`${id} ${titleId}`}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        busy={open && !Dialog}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={enter}
      >
        {label}
      </Button>
      {Dialog && <Dialog event={event} onClose={close} />}
    </>
  );
}
