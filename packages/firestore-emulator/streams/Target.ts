import type { DocumentChange, StoredDocument } from '../firestore/store/StoredDocument.ts';
import type { Delta } from './Delta.ts';

/**
 * Changes of a target can come from: one document, one collection, the collections of one id, or anywhere.
 */
export type Source =
  | { kind: 'document'; path: string }
  | { kind: 'collection'; path: string }
  | { kind: 'group'; id: string }
  | { kind: 'everywhere' };

/** Something a client watches. It sees every change of its sources from the moment `start` was called. */
export type Target = {
  readonly sources: readonly Source[];
  /** Everything it shows at present; watched documents that do not exist are in `gone`. */
  start(): Delta;
  /** What the changes of one commit mean. The cost is that of the changes. */
  apply(changes: readonly DocumentChange[]): Delta;
  /**
   * Like `start`, as the difference to what the client had before the `missed` changes, and how many
   * documents it has to show now; null when that cannot be told.
   */
  resume(missed: readonly DocumentChange[]): { delta: Delta; count: number | null } | null;
};

/**
 * The present version of what a change left, the later changes of the same commit being known to come in
 * order.
 */
export function nameOf(change: DocumentChange): string {
  return (change.after ?? change.before)?.name ?? '';
}

/** Per document the version before the first and after the last of the changes. */
export function netChanges(
  changes: readonly DocumentChange[],
): Map<string, { before: StoredDocument | null; after: StoredDocument | null }> {
  const net = new Map<string, { before: StoredDocument | null; after: StoredDocument | null }>();
  for (const change of changes) {
    const name = nameOf(change);
    const known = net.get(name);
    net.set(name, { before: known ? known.before : change.before, after: change.after });
  }
  return net;
}
