import { useEffect, useRef } from 'react';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { waitingWords } from '../../domain/phase/phaseWords.ts';
import { useFocusWhenThere } from '../../hooks/focus/useFocusWhenThere.ts';
import { useBackOnline } from '../../hooks/useBackOnline.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import layout from '../../ui/layout.module.css';
import styles from './SignUpDialog.module.css';
import { SignUpFields } from './SignUpFields.tsx';
import { schoolOf } from './schoolNames.ts';
import { type SignUpDraft, signUpDraft, Typed, type TypedFields } from './signUpDraft.ts';
import { sendingWords, useSignUp } from './useSignUp.ts';

type Props = {
  event: TourEvent;
  draft: SignUpDraft;
  unlock: string;
  isOpen: () => boolean;
  /** Called when no spot is left, other than the page says. */
  onFull: () => void;
  onLocked: () => void;
};

/** The form of a sign-up: kept while it's typed, and sent once whatever happens. */
export function SignUpSheet({ event, draft, unlock, isOpen, onFull, onLocked }: Props) {
  const { key, agreed, ...typed } = draft;
  const form = useSchemaForm<TypedFields, Typed>(Typed, { ...typed, ...(agreed && { agreed }) });
  const { sending, failure, as, send } = useSignUp(event, unlock, { isOpen, onFull });
  const more = useRef<HTMLDetailsElement>(null);
  // Not Start over, which is the first button of a restored form.
  useFocusWhenThere(() => more.current?.closest('form')?.querySelector('input'));
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          signUpDraft(event.id).set({ ...values, key, agreed: Boolean(values.agreed) }),
      }),
    [subscribe, event.id, key],
  );
  const submit = form.submit(
    async ({ agreed: _, ...input }) => send(key, { ...input, ...(await schoolOf(event, input)) }),
    () => {
      // A mistake may be in what is folded.
      if (more.current && form.formState.errors.chapterName) more.current.open = true;
    },
  );
  useBackOnline(() => {
    if (sending === 'offline') void submit();
  });
  const isSending = sending === 'sending' || sending === 'busy';
  return (
    <form className={layout.stack2} noValidate onSubmit={submit}>
      <SignUpFields form={form} event={event} more={more} />
      <DialogFoot failure={failure?.message ?? ''}>
        <p role="status" className={styles.status}>
          {sendingWords[sending] || (as === 'waiting' && !failure && waitingLine(event))}
        </p>
        {failure?.end === 'password' ? (
          <Button onClick={onLocked}>Enter password</Button>
        ) : (
          <Button type="submit" busy={isSending}>
            {buttonWords(as, isSending, failure?.end)}
          </Button>
        )}
      </DialogFoot>
    </form>
  );
}

function buttonWords(as: 'in' | 'waiting', isSending: boolean, failed: string | undefined): string {
  if (isSending) return as === 'waiting' ? 'Joining…' : 'Signing up…';
  if (failed && failed !== 'full') return 'Retry';
  return as === 'waiting' ? 'Join the waiting list' : 'Sign up';
}

const waitingLine = ({ line }: TourEvent) =>
  line.waiting > 0 ? `${waitingWords(line.waiting)}.` : "All spots are taken. You'd be first in line.";
