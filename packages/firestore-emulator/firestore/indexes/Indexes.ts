import { FirestoreError } from '../FirestoreError.ts';
import type { Query } from '../query/Query.ts';
import type { FieldPath } from '../values/FieldPath.ts';
import type { IndexFile } from './IndexFile.ts';
import { type IndexField, missingIndex } from './missingIndex.ts';

/** The indexes a deployment has; production refuses queries that need others. */
export class Indexes {
  private readonly read: () => IndexFile;
  private file: IndexFile;

  /** `read` gives the index file; it is asked again when a query seems to need more than the file had. */
  constructor(read: () => IndexFile) {
    this.read = read;
    this.file = read();
  }

  /** What the index file said when it was last read. */
  get current(): IndexFile {
    return this.file;
  }

  /**
   * Throws FAILED_PRECONDITION with the index to add if the query (and fields it sums) needs a missing one.
   */
  check(query: Query, summed: readonly FieldPath[]): void {
    if (missingIndex(this.file, query, summed) === null) return;
    this.file = this.read();
    const fields = missingIndex(this.file, query, summed);
    if (fields === null) return;
    throw new FirestoreError('FAILED_PRECONDITION', messageFor(query, fields));
  }
}

function messageFor(query: Query, fields: readonly IndexField[]): string {
  const scope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  if (fields.length === 1) {
    const override = {
      collectionGroup: query.collectionId,
      fieldPath: fields[0]?.fieldPath,
      queryScope: scope,
    };
    return `The query requires an index. Add to "fieldOverrides" in firestore.indexes.json what allows: ${JSON.stringify({ ...override, ...fields[0] })}`;
  }
  const index = { collectionGroup: query.collectionId, queryScope: scope, fields };
  return `The query requires an index. Add to "indexes" in firestore.indexes.json: ${JSON.stringify(index)}`;
}
