import { crewOutbox, discard, retry } from '../../data/crew/send.ts';
import { useStore } from '../../hooks/useStore.ts';
import type { Reason } from './OverCard.tsx';
import { UnsentList } from './UnsentList.tsx';

type Props = { eventId: string; over?: Reason };

/**
 * What this device could not send: at work only what the server refused, since the rest goes by itself; when
 * its time is over everything.
 */
export function Unsent({ eventId, over }: Props) {
  const entries = useStore({ get: crewOutbox.entries, watch: crewOutbox.watch }).filter(
    ({ account, refused }) => account === eventId && (over || refused),
  );
  return <UnsentList entries={entries} over={over} onRetry={retry} onDiscard={discard} />;
}
