import type { Query } from '../firestore/query/Query.ts';
import { runQuery } from '../firestore/query/runQuery.ts';
import type { Database } from '../firestore/store/Database.ts';
import type { DocumentChange } from '../firestore/store/StoredDocument.ts';
import { Delta } from './Delta.ts';
import { matchesQuery } from './matchesQuery.ts';
import { sourceOf } from './sourceOf.ts';
import { netChanges, type Source, type Target } from './Target.ts';

/**
 * A query without limit: each document belongs to it or not, whatever the others do, so nothing need be
 * remembered.
 */
export class QueryTarget implements Target {
  readonly sources: readonly Source[];
  private readonly database: Database;
  private readonly query: Query;

  constructor(database: Database, query: Query) {
    this.database = database;
    this.query = query;
    this.sources = [sourceOf(query)];
  }

  start(): Delta {
    const delta = new Delta();
    for (const document of runQuery(this.database, this.query).documents) delta.show(document);
    return delta;
  }

  apply(changes: readonly DocumentChange[]): Delta {
    const delta = new Delta();
    for (const [name, { before, after }] of netChanges(changes)) {
      if (after && matchesQuery(this.query, after)) delta.show(after);
      else if (before && matchesQuery(this.query, before)) delta.drop(name, after);
    }
    return delta;
  }

  resume(missed: readonly DocumentChange[]): { delta: Delta; count: number } {
    const count = runQuery(this.database, this.query).documents.length;
    return { delta: this.apply(missed), count };
  }
}
