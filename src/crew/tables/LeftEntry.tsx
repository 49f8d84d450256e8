import { useState } from 'react';
import type { TableEntry } from '../../domain/night/captain/tableEntry.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

type Props = { entry: TableEntry; onCount: (hand: number) => void; onDiscard: () => void };

/** Goes on with a count that is typed in part, or discards it. */
export function LeftEntry({ entry, onCount, onDiscard }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p role="status">Your count after hand {entry.hand} isn't sent yet.</p>
      <Button onClick={() => onCount(entry.hand)}>Keep counting</Button>
      <Button tone="plain" onClick={() => setAsking(true)}>
        Discard it
      </Button>
      {asking && (
        <ConfirmDialog
          title="Discard"
          question={`Discard what you typed after hand ${entry.hand}?`}
          action="Discard"
          danger
          onConfirm={async () => onDiscard()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
