import { useState } from 'react';
import { crewOutbox, discard, retry } from '../../data/crew/send.ts';
import { changeName, type OutboxEntry } from '../../domain/changes/outboxEntry.ts';
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
  const entries = useStore({ get: crewOutbox.entries, watch: crewOutbox.watch }).filter(
    ({ account, refused }) => account === eventId && (over || refused),
  );
  return (
    <>
      <UnsentList entries={entries} over={over} onRetry={retry} onDiscard={setDiscarding} />
      {discarding && (
        <ConfirmDialog
          title="Discard"
          question={`Discard "${changeName(discarding.failed)}"? It was never sent.`}
          action="Discard"
          danger
          onConfirm={async () => discard(discarding)}
          onClose={() => setDiscarding(null)}
        />
      )}
    </>
  );
}
