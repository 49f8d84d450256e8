import { useEffect, useId, useSyncExternalStore } from 'react';
import { stay } from '../../data/staff/session/session.ts';
import { isEnding } from '../../domain/session/staffSession.ts';
import { formatClock } from '../../domain/time/format.ts';
import { useSession } from '../../hooks/useSession.ts';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { Dialog } from '../../ui/Dialog.tsx';
import layout from '../../ui/layout.module.css';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PasswordForm } from '../../ui/PasswordForm.tsx';
import { dismissToast, showToast } from '../../ui/toast.ts';
import { signInMessage } from '../login/signInMessage.ts';

type Props = { staying: boolean; onStaying: (staying: boolean) => void };

/**
 * Offers to extend the session, two minutes before it ends, by entering the password again in place
 * (specification-decisions, "Session"). It starts as a message and not as a dialog, so that it doesn't
 * interrupt typing.
 */
export function SessionEnd({ staying, onStaying }: Props) {
  const session = useSession();
  const ending = useSyncExternalStore(everySecond, () => session !== null && isEnding(session, Date.now()));
  const id = useId();

  useEffect(() => {
    if (!ending || !session) return;
    const toast = showToast(
      `Your session ends at ${formatClock(session.expiresAt)}. Enter the password to stay signed in. Nothing you typed is lost.`,
      'alert',
      { label: 'Stay', run: () => onStaying(true) },
    );
    return () => dismissToast(toast);
  }, [ending, session, onStaying]);

  if (!staying) return null;
  const close = () => onStaying(false);
  return (
    <Dialog labelledBy={id} onClose={close}>
      <div className={`${layout.stack4} ${consoleLayout.dialog}`}>
        <h2 id={id}>Stay signed in</h2>
        <p>Enter the password for another 30 minutes. Your work stays open.</p>
        <PasswordForm
          action="Stay"
          busyAction="Checking…"
          messageOf={signInMessage}
          onSubmit={async (password) => {
            await stay(password);
            close();
          }}
        >
          {(input) => <PasswordField label="Password" {...input} />}
        </PasswordForm>
      </div>
    </Dialog>
  );
}

function everySecond(look: () => void): () => void {
  const timer = setInterval(look, 1_000);
  return () => clearInterval(timer);
}
