import { useState } from 'react';
import { crewOutbox, discard, retry } from '../../data/crew/crewOutbox.ts';
import { keepNotes } from '../../data/crew/keptNotes.ts';
import { changeName, type OutboxEntry } from '../../domain/changes/outboxEntry.ts';
import { withoutSlip } from '../../domain/night/captain/tableNotes.ts';
import { shownSlip, writtenSlip } from '../../domain/night/counts/countChanges.ts';
import { useStore } from '../../hooks/useStore.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Reason } from './OverCard.tsx';
import { UnsentList } from './UnsentList.tsx';

type Props = { eventId: string; over?: Reason };

/**
 * What this device could not send: at work only what the server refused, since the rest goes by itself; when
 * its time is over everything.
 */
export function Unsent({ eventId, over }: Props) {
  const [discarding, setDiscarding] = useState<OutboxEntry | null>(null);
  const all = useStore({ get: crewOutbox.entries, watch: crewOutbox.watch }).filter(
    ({ account, refused }) => account === eventId && (over || refused),
  );
  // What a count would have shown on the board stands in its slip.
  const entries = all.filter(({ change }) => shownSlip(change) === '');
  const behind = ({ change }: OutboxEntry) => {
    const slip = writtenSlip(change);
    return all.filter((other) => slip !== '' && shownSlip(other.change) === slip);
  };

  function discardAll(entry: OutboxEntry) {
    const slip = writtenSlip(entry.change);
    if (slip) keepNotes(eventId, (notes) => withoutSlip(notes, slip));
    for (const each of [entry, ...behind(entry)]) discard(each);
  }

  return (
    <>
      <UnsentList
        entries={entries}
        over={over}
        onRetry={(entry) => {
          for (const each of [entry, ...behind(entry)]) void retry(each);
        }}
        onDiscard={setDiscarding}
      />
      {discarding && (
        <ConfirmDialog
          title="Discard"
          question={`Discard "${changeName(discarding.failed)}"? It was never sent.`}
          action="Discard"
          danger
          onConfirm={async () => discardAll(discarding)}
          onClose={() => setDiscarding(null)}
        />
      )}
    </>
  );
}
