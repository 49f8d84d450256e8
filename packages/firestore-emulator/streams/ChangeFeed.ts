import { randomBytes } from 'node:crypto';
import type { Commit, Database } from '../firestore/store/Database.ts';
import type { DocumentChange } from '../firestore/store/StoredDocument.ts';
import type { Source, Target } from './Target.ts';

/** Gets the changes that concern its targets, all of one commit at once. */
export type Receiver = { onChanges(time: number, changes: ReadonlyMap<Target, DocumentChange[]>): void };

const MOST_CHANGES_KEPT = 20_000;
const feeds = new WeakMap<Database, ChangeFeed>();

/** The feed of a database; it remembers changes from the first call on. */
export function feedOf(database: Database): ChangeFeed {
  const feed = feeds.get(database) ?? new ChangeFeed(database);
  feeds.set(database, feed);
  return feed;
}

/**
 * Passes commits on to the targets they concern, found by document, collection and collection id, and
 * remembers the latest changes for clients that come back. The cost of a commit is that of its changes and of
 * the targets which watch their places.
 */
export class ChangeFeed {
  private readonly watchers = new Map<string, Map<Target, Receiver>>();
  private readonly life = randomBytes(6).toString('base64url');
  private readonly history: Commit[] = [];
  private kept = 0;
  /** Everything after this time is in the history. */
  private knownSince: number;

  constructor(database: Database) {
    this.knownSince = database.nextTime();
    database.onCommit((commit) => this.onCommit(commit));
  }

  watch(target: Target, receiver: Receiver): void {
    for (const key of target.sources.map(keyOf)) {
      const watchers = this.watchers.get(key) ?? new Map<Target, Receiver>();
      this.watchers.set(key, watchers.set(target, receiver));
    }
  }

  unwatch(target: Target): void {
    for (const key of target.sources.map(keyOf)) {
      const watchers = this.watchers.get(key);
      watchers?.delete(target);
      if (watchers?.size === 0) this.watchers.delete(key);
    }
  }

  /** An opaque name of a moment of this feed, in base64. */
  token(time: number): string {
    return Buffer.from(`${this.life}:${time}`).toString('base64');
  }

  /** The changes since a token's moment, oldest first; null when it is of another life or too long ago. */
  since(token: string): DocumentChange[] | null {
    const [life, time] = Buffer.from(token, 'base64').toString().split(':');
    if (life !== this.life || Number(time) < this.knownSince) return null;
    return this.history.filter((commit) => commit.time > Number(time)).flatMap((commit) => commit.changes);
  }

  private onCommit(commit: Commit): void {
    this.remember(commit);
    const concerned = new Map<Receiver, Map<Target, DocumentChange[]>>();
    for (const change of commit.changes) {
      for (const [target, receiver] of this.watchersOf(change)) {
        const targets = concerned.get(receiver) ?? new Map<Target, DocumentChange[]>();
        concerned.set(receiver, targets);
        const changes = targets.get(target) ?? [];
        changes.push(change);
        targets.set(target, changes);
      }
    }
    for (const [receiver, changes] of concerned) receiver.onChanges(commit.time, changes);
  }

  private *watchersOf({ path }: DocumentChange): Generator<[Target, Receiver]> {
    const places: Source[] = [
      { kind: 'document', path: path.join('/') },
      { kind: 'collection', path: path.slice(0, -1).join('/') },
      { kind: 'group', id: path.at(-2) ?? '' },
      { kind: 'everywhere' },
    ];
    for (const place of places) yield* this.watchers.get(keyOf(place)) ?? [];
  }

  private remember(commit: Commit): void {
    this.history.push(commit);
    this.kept += commit.changes.length;
    while (this.kept > MOST_CHANGES_KEPT) {
      const oldest = this.history.shift();
      if (!oldest) break;
      this.kept -= oldest.changes.length;
      this.knownSince = oldest.time;
    }
  }
}

function keyOf(source: Source): string {
  switch (source.kind) {
    case 'document':
      return `document ${source.path}`;
    case 'collection':
      return `collection ${source.path}`;
    case 'group':
      return `group ${source.id}`;
    case 'everywhere':
      return 'everywhere';
  }
}
