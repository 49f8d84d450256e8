import type { DatabaseName } from '../ResourceName.ts';
import type { Commit } from './Database.ts';
import type { StoredDocument } from './StoredDocument.ts';

/** A place in a journal: an export made here goes on with this segment. */
export type JournalPosition = { readonly journal: string; readonly segment: number };

/** Where commits are written down before they count. */
export type CommitLog = {
  /**
   * Returns when the commit is kept. Throws a FirestoreError when it can't be; then it must not be applied.
   */
  append(name: DatabaseName, commit: Commit): void;
  /**
   * Begins a new segment and returns its position, for an export of everything stored at this moment except
   * `remaining`, which the segment then begins with. Throws when that can't be written.
   */
  rotate(remaining: Iterable<readonly [DatabaseName, StoredDocument]>): JournalPosition;
};
