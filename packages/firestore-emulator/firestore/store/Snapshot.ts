import type { Path } from '../ResourceName.ts';
import { Database } from './Database.ts';
import type { StoredDocument } from './StoredDocument.ts';

/** A database as it is at the moment of its making, whatever happens to it afterwards. */
export class Snapshot {
  /** Microseconds since 1970. */
  readonly time: number;
  private readonly live: Database;
  /** The documents that have changed since, as they were. */
  private readonly before = new Map<string, { path: Path; document: StoredDocument | null }>();
  private readonly unwatch: () => void;
  private copy: Database | null = null;

  constructor(database: Database) {
    this.live = database;
    this.time = database.readTime();
    this.unwatch = database.onCommit(({ changes }) => {
      for (const { path, before } of changes) {
        const key = path.join('/');
        if (!this.before.has(key)) this.before.set(key, { path, document: before });
      }
    });
  }

  /** The documents, to get and to query: those of the live database until one changes, then a copy. */
  database(): Database {
    if (this.copy !== null) return this.copy;
    if (this.before.size === 0) return this.live;
    this.copy = this.copied();
    this.release();
    return this.copy;
  }

  /** Ends the snapshot: changes are not remembered any longer. */
  release(): void {
    this.unwatch();
  }

  private copied(): Database {
    const now = [...this.live.documents()].map((document) => ({ path: document.path, document }));
    const all = new Map(now.map((entry) => [entry.path.join('/'), entry]));
    for (const [key, { path, document }] of this.before) {
      if (document === null) all.delete(key);
      else all.set(key, { path, document });
    }
    const copy = new Database(this.live.name);
    const changes = [...all.values()].map(({ path, document }) => ({ path, before: null, after: document }));
    copy.apply(changes, this.time);
    return copy;
  }
}
