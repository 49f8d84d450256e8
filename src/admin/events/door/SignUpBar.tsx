import type { ReactNode } from 'react';
import { changeSignUp, type StaffEvent } from '../../../data/staff/events.ts';
import { closingMoment, startOf } from '../../../domain/events/typedSignUp.ts';
import { isSignUpHere, type SignUp, signUpState } from '../../../domain/signUp/signUp.ts';
import { useToday } from '../../../hooks/useToday.ts';
import { attempt } from '../../../parts/attempt.ts';
import { publicUrlOf } from '../../../staffPaths.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { useNow } from '../../parts/history/useNow.ts';

type Props = {
  event: StaffEvent;
  /** How many wait, as the list of them says. */
  waiting?: number | undefined;
  /** More that is done with those who signed up. */
  children?: ReactNode;
};

/** How far sign-up on this site is, with what closes it, opens it again and passes it on. */
export function SignUpBar({ event, waiting = event.line.waiting, children }: Props) {
  const now = useNow();
  const today = useToday();
  const { signUp, currentParticipants: count, maxParticipants: max, board, status } = event;
  if (!signUp || !isSignUpHere(event)) return null;
  const isOver = board !== '' || status === 'completed';
  const isOpen = signUpState(event, new Date(now)) === 'open';
  const isFull = max !== null && count >= max;
  const when = signUp.closesAt > 0 ? closingMoment(signUp.closesAt, event, today) : '';
  const state = isOver
    ? board === ''
      ? 'sign-up is over'
      : 'sign-up ended with the list'
    : isOpen
      ? [isFull && 'full', `until ${when || 'you close it'}`].filter(Boolean).join(' · ')
      : `sign-up closed ${when}`;

  return (
    <div className={consoleLayout.bar24}>
      <p>
        {count}
        {max !== null && ` of ${max}`} in{waiting > 0 && ` · ${waiting} waiting`} · {state}
      </p>
      <p className={consoleLayout.wrap2}>
        {!isOver && (
          <>
            <Button
              tone="plain"
              onClick={() => void (isOpen ? closeNow(event, signUp) : openAgain(event, signUp))}
            >
              {isOpen ? 'Close now' : 'Open again'}
            </Button>
            <CopyButton text={publicUrlOf(event.id)}>Copy link</CopyButton>
          </>
        )}
        {children}
      </p>
    </div>
  );
}

async function closeNow(event: StaffEvent, before: SignUp): Promise<void> {
  await attempt(() => changeSignUp(event.id, { open: false, closesAt: Date.now() }), {
    failed: 'Failed to close sign-up. Please try again.',
    done: 'Sign-up is closed.',
    undo: () => void attempt(() => changeSignUp(event.id, before), { failed: failedToOpen }),
    subject: `sign-up ${event.id}`,
  });
}

/** It closes at the start again, where that is still to come and known. */
async function openAgain(event: StaffEvent, before: SignUp): Promise<void> {
  const start = startOf(event);
  const closesAt = start > Date.now() ? start : 0;
  await attempt(() => changeSignUp(event.id, { open: true, closesAt }), {
    failed: failedToOpen,
    done: closesAt > 0 ? 'Sign-up is open until the start.' : 'Sign-up is open until you close it.',
    undo: () =>
      void attempt(() => changeSignUp(event.id, before), {
        failed: 'Failed to close sign-up. Please try again.',
      }),
    subject: `sign-up ${event.id}`,
  });
}

const failedToOpen = 'Failed to open sign-up. Please try again.';
