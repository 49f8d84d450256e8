import { useCallback, useRef, useState } from 'react';
import { isConflict } from '../../../data/errors.ts';
import { type HeldNight, nightsWithAddresses } from '../../../data/staff/trash/heldAddresses.ts';
import { clearAddresses } from '../../../data/staff/trash/trash.ts';
import { counted } from '../../../domain/text/counted.ts';
import { useLoaded } from '../../../hooks/useLoaded.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import staffLayout from '../../../ui/staffLayout.module.css';
import { showToast } from '../../../ui/toast.ts';
import { namesOf } from '../../parts/selection/namesOf.ts';

type Clear = typeof clearAddresses;
type Props = {
  today: string;
  /** Finds the nights, and clears one; tests have their own. */
  find?: (today: string, again: boolean) => Promise<readonly HeldNight[]>;
  clear?: Clear;
};

/** Says which past nights still hold email addresses, and clears them. Renders nothing without any. */
export function HeldAddresses({ today, find = nightsWithAddresses, clear = clearAddresses }: Props) {
  const [asking, setAsking] = useState(false);
  const [round, setRound] = useState(0);
  const load = useCallback(
    () =>
      find(today, round > 0).catch((error) => {
        console.warn("The nights with addresses weren't found.", error);
        return [];
      }),
    [find, today, round],
  );
  const nights = useLoaded(load) ?? [];
  if (nights.length === 0) return null;
  const holds = nights.length === 1 ? 'still holds' : 'still hold';
  return (
    <div className={`${staffLayout.warning} ${staffLayout.bar3}`}>
      <p role="status">
        {counted(nights.length, 'night')} {holds} email addresses
      </p>
      <Button tone="plain" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Clear…
      </Button>
      {asking && (
        <ClearDialog
          nights={nights}
          today={today}
          clear={clear}
          onClose={() => {
            setAsking(false);
            setRound(round + 1);
          }}
        />
      )}
    </div>
  );
}

type DialogProps = { nights: readonly HeldNight[]; today: string; clear: Clear; onClose: () => void };

function ClearDialog({ nights, today, clear, onClose }: DialogProps) {
  const [progress, setProgress] = useState('');
  /** Set as long as the dialog is there; closing it stops after the current part. */
  const note = useRef<HTMLParagraphElement>(null);

  async function clearAll(): Promise<void> {
    for (const night of nights) {
      await clear(night.id, today, (done, of) => {
        if (note.current) setProgress(`${night.title}: ${done} of ${of} cleared…`);
        return note.current !== null;
      });
      if (!note.current) return;
    }
    showToast('The email addresses were cleared.');
  }

  return (
    <ConfirmDialog
      title="Clear email addresses"
      question={`Clear the email addresses of ${counted(nights.length, 'night')}? This can't be undone.`}
      action="Clear"
      danger
      failed={(error) =>
        isConflict(error)
          ? 'Someone has changed a list meanwhile. Clear again for the rest.'
          : 'Failed to clear the addresses. Check your connection and try again.'
      }
      onConfirm={clearAll}
      onClose={onClose}
    >
      <p>{namesOf(nights.map(({ title }) => title))}</p>
      <p ref={note}>
        These nights were over 60 days ago. Their lists keep who played, so a correction of the results finds
        the same players. People who were imported stay filed under an id that is made from their address.
      </p>
      {progress && <p role="status">{progress}</p>}
    </ConfirmDialog>
  );
}
