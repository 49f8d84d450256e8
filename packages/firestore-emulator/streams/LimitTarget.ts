import type { Query } from '../firestore/query/Query.ts';
import { compareDocuments, runQuery } from '../firestore/query/runQuery.ts';
import type { Database } from '../firestore/store/Database.ts';
import type { DocumentChange, StoredDocument } from '../firestore/store/StoredDocument.ts';
import { Delta } from './Delta.ts';
import { matchesQuery } from './matchesQuery.ts';
import { sourceOf } from './sourceOf.ts';
import { nameOf, type Source, type Target } from './Target.ts';

/**
 * A query with a limit (or an offset): keeps the window it shows, in order. A change is placed in the window;
 * the store is asked again only when the window lost a document and others may be waiting behind its end.
 */
export class LimitTarget implements Target {
  readonly sources: readonly Source[];
  private readonly database: Database;
  private readonly query: Query;
  private readonly limit: number;
  private window: StoredDocument[] = [];
  /** Whether documents that match lie behind the end of the window. */
  private moreBehind = false;

  constructor(database: Database, query: Query) {
    this.database = database;
    this.query = query;
    this.limit = query.limit ?? Number.POSITIVE_INFINITY;
    this.sources = [sourceOf(query)];
  }

  start(): Delta {
    const delta = new Delta();
    this.fill();
    for (const document of this.window) delta.show(document);
    return delta;
  }

  apply(changes: readonly DocumentChange[]): Delta {
    const before = new Map(this.window.map((document) => [document.name, document]));
    // What an offset passes over is not kept.
    if (this.query.offset > 0) this.fill();
    else this.place(changes);
    return this.difference(before, changes);
  }

  /** The window of a past moment is not kept. */
  resume(): null {
    return null;
  }

  private place(changes: readonly DocumentChange[]): void {
    for (const change of changes) {
      const at = this.window.findIndex((document) => document.name === nameOf(change));
      if (at >= 0) this.window.splice(at, 1);
      if (change.after && matchesQuery(this.query, change.after)) this.insert(change.after);
    }
    if (this.window.length > this.limit) {
      this.window.length = this.limit;
      this.moreBehind = true;
    }
    if (this.window.length < this.limit && this.moreBehind) this.fill();
  }

  private insert(document: StoredDocument): void {
    const place = this.window.findIndex((other) => compareDocuments(this.query, document, other) < 0);
    if (place >= 0) this.window.splice(place, 0, document);
    else if (!this.moreBehind) this.window.push(document);
  }

  /** One more than the limit tells whether anything lies behind. */
  private fill(): void {
    const { documents } = runQuery(this.database, { ...this.query, limit: this.limit + 1 });
    this.moreBehind = documents.length > this.limit;
    this.window = documents.slice(0, this.limit);
  }

  private difference(before: ReadonlyMap<string, StoredDocument>, changes: readonly DocumentChange[]): Delta {
    const delta = new Delta();
    const now = new Set<string>();
    for (const document of this.window) {
      now.add(document.name);
      if (before.get(document.name) !== document) delta.show(document);
    }
    const latest = new Map(changes.map((change) => [nameOf(change), change.after]));
    for (const [name, old] of before) {
      if (!now.has(name)) delta.drop(name, latest.has(name) ? (latest.get(name) ?? null) : old);
    }
    return delta;
  }
}
