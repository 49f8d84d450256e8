import { useSyncExternalStore } from 'react';
import { outbox } from '../../data/staff/changes/outbox.ts';
import type { OutboxEntry } from '../../domain/changes/outboxEntry.ts';

/** Returns the changes in this browser that the server hasn't confirmed, of both levels, oldest first. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(outbox.watch, outbox.entries);
}
