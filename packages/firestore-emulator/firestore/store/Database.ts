import { type DatabaseName, type Path, printName } from '../ResourceName.ts';
import { compareUtf8 } from '../values/compareUtf8.ts';
import type { Fields } from '../values/Value.ts';
import { Scope } from './Scope.ts';
import type { DocumentChange, StoredDocument } from './StoredDocument.ts';

/**
 * What listeners are told: everything one commit changed, as one unit. `time` is in microseconds since 1970.
 */
export type Commit = { readonly time: number; readonly changes: readonly DocumentChange[] };

/**
 * The documents of one database in memory, with lazily made indexes. It knows nothing of rules or transports.
 */
export class Database {
  readonly name: DatabaseName;
  private readonly collections = new Map<string, Map<string, StoredDocument>>();
  private readonly scopes = new Map<string, Scope>();
  private readonly listeners = new Set<(commit: Commit) => void>();
  private readonly keep: (commit: Commit) => void;
  private lastTime = 0;
  private lastRequest = 0;

  /** `keep` is given each commit before it is applied, and throws to refuse it. */
  constructor(name: DatabaseName, keep: (commit: Commit) => void = () => {}) {
    this.name = name;
    this.keep = keep;
  }

  /** The stored document, or null. */
  get(path: Path): StoredDocument | null {
    return this.collections.get(path.slice(0, -1).join('/'))?.get(path.at(-1) ?? '') ?? null;
  }

  /** A new commit's time: now, and later than every earlier one. */
  nextTime(): number {
    this.lastTime = Math.max(Date.now() * 1000, this.lastTime + 1);
    return this.lastTime;
  }

  /**
   * The REQUEST_TIME, in milliseconds, of a write that came at this one: the same, unless another write came
   * in it. Rules tell a repeated creation by its time, which two requests on one machine would often share.
   */
  requestTime(arrived: number): number {
    this.lastRequest = Math.max(arrived, this.lastRequest + 1);
    return this.lastRequest;
  }

  /** A time at which everything committed so far is visible. */
  readTime(): number {
    return Math.max(Date.now() * 1000, this.lastTime);
  }

  /** A version of a document as `apply` takes it. */
  version(path: Path, fields: Fields, createTime: number, updateTime: number): StoredDocument {
    return { name: printName(this.name, path), path, fields, createTime, updateTime };
  }

  /**
   * Stores the `after` sides and tells the listeners; the cost is that of the changes, not of what is stored.
   * Throws, with nothing changed, when the commit can't be kept.
   */
  apply(changes: readonly DocumentChange[], time: number): void {
    this.lastTime = Math.max(this.lastTime, time);
    if (changes.length === 0) return;
    this.keep({ time, changes });
    for (const change of changes) this.store(change);
    for (const listener of this.listeners) listener({ time, changes });
  }

  /** Calls back after every commit that changed something, until the returned function is called. */
  onCommit(listener: (commit: Commit) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Deletes everything at and below a path (everything at all for the root) as one commit. */
  clear(path: Path): void {
    const changes: DocumentChange[] = [];
    for (const document of this.documents()) {
      if (path.every((segment, at) => document.path[at] === segment)) {
        changes.push({ path: document.path, before: document, after: null });
      }
    }
    this.apply(changes, this.nextTime());
  }

  /** All documents, collection by collection. */
  *documents(): Generator<StoredDocument> {
    for (const documents of this.collections.values()) yield* documents.values();
  }

  /**
   * The ids of the collections with documents in or below them, directly under a document or the root,
   * sorted.
   */
  collectionIds(parent: Path): string[] {
    const ids = this.childSegments(parent);
    return [...ids].sort(compareUtf8);
  }

  /** The ids below a collection that have no document but collections of their own. */
  missingIds(collection: Path): string[] {
    const ids = this.childSegments(collection);
    return [...ids].filter((id) => this.get([...collection, id]) === null).sort(compareUtf8);
  }

  /** The documents of one collection, to query. */
  collection(path: Path): Scope {
    const key = path.join('/');
    return this.scope(`collection ${key}`, () => this.collections.get(key)?.values() ?? []);
  }

  /** The documents of all collections with an id, to query. */
  group(id: string): Scope {
    return this.scope(`group ${id}`, () => this.groupDocuments(id));
  }

  /** All documents, to query. */
  everything(): Scope {
    return this.scope('everything', () => this.documents());
  }

  private *groupDocuments(id: string): Generator<StoredDocument> {
    for (const [path, documents] of this.collections) {
      if (path === id || path.endsWith(`/${id}`)) yield* documents.values();
    }
  }

  private scope(key: string, documents: () => Iterable<StoredDocument>): Scope {
    const scope = this.scopes.get(key) ?? new Scope(documents);
    this.scopes.set(key, scope);
    return scope;
  }

  private store(change: DocumentChange): void {
    const collection = change.path.slice(0, -1).join('/');
    const id = change.path.at(-1) ?? '';
    const documents = this.collections.get(collection) ?? new Map<string, StoredDocument>();
    if (change.after === null) documents.delete(id);
    else documents.set(id, change.after);
    if (documents.size === 0) this.collections.delete(collection);
    else this.collections.set(collection, documents);
    for (const key of [`collection ${collection}`, `group ${change.path.at(-2)}`, 'everything']) {
      this.scopes.get(key)?.change(change);
    }
  }

  private childSegments(parent: Path): Set<string> {
    const prefix = parent.map((segment) => `${segment}/`).join('');
    const segments = new Set<string>();
    for (const path of this.collections.keys()) {
      const [segment] = path.startsWith(prefix) ? path.slice(prefix.length).split('/', 1) : [];
      if (segment !== undefined && segment !== '') segments.add(segment);
    }
    return segments;
  }
}
