import { invalid } from '../firestore/FirestoreError.ts';
import type { Query } from '../firestore/query/Query.ts';
import { resolveQuery } from '../firestore/query/resolveQuery.ts';
import {
  checkParent,
  type DatabaseName,
  type Path,
  parseDocumentName,
  printDatabase,
} from '../firestore/ResourceName.ts';
import type { Call } from '../firestore/service/Call.ts';
import type { DocumentChange } from '../firestore/store/StoredDocument.ts';
import type { Delta } from './Delta.ts';
import { DocumentsTarget } from './DocumentsTarget.ts';
import { LimitTarget } from './LimitTarget.ts';
import { QueryTarget } from './QueryTarget.ts';
import type { WireTarget } from './readListenRequest.ts';
import { accessOf, callOf, type Peer, type StreamServices, statusOf } from './StreamServices.ts';
import type { Target } from './Target.ts';

const CHECK_HOLDS_MS = 1000;

/**
 * A target of one stream together with the permission to see it. The rules are asked when it is added, when
 * they change, and before documents are passed on: for a document each time, for a query again after one
 * second, since rules may read the clock, the token's age and other documents.
 */
export class Watch {
  readonly id: number;
  readonly target: Target;
  private readonly peer: Peer;
  private readonly services: StreamServices;
  private readonly subject: { query: Query; json: unknown } | { paths: readonly Path[] };
  private checkedAt = 0;

  /** Throws what a client is to be told of a target that makes no sense. */
  constructor(wire: WireTarget, peer: Peer, services: StreamServices) {
    this.id = wire.id;
    this.peer = peer;
    this.services = services;
    const { database } = peer;
    if (wire.watched.kind === 'documents') {
      const paths = wire.watched.names.map((name) => parseDocumentName(name, database.name));
      this.subject = { paths };
      this.target = new DocumentsTarget(database, paths);
      return;
    }
    const query = resolveQuery(
      wire.watched.query,
      parseParent(wire.watched.parent, database.name),
      database.name,
    );
    this.subject = { query, json: wire.watched.json };
    const limited = query.limit !== null || query.offset > 0;
    this.target = limited ? new LimitTarget(database, query) : new QueryTarget(database, query);
  }

  /**
   * What the target shows at first; throws PERMISSION_DENIED, or FAILED_PRECONDITION for want of an index.
   */
  start(show: () => Delta): Delta {
    const call = this.call();
    try {
      this.ask(call, null);
      if ('query' in this.subject) this.services.indexes?.check(this.subject.query, []);
      const delta = show();
      if ('query' in this.subject)
        accessOf(this.services, call).listed(this.subject.query, [...delta.shown.values()]);
      call.entry.reads = Math.max(1, delta.shown.size);
      return delta;
    } catch (error) {
      call.entry.status = statusOf(error, this.services.log).status;
      throw error;
    } finally {
      this.note(call);
    }
  }

  /**
   * What the changes of a commit mean for the target; throws PERMISSION_DENIED when they must not be shown
   * any more.
   */
  follow(changes: readonly DocumentChange[]): Delta {
    const call = this.call();
    const fresh = Date.now() - this.checkedAt < CHECK_HOLDS_MS;
    if (!fresh || 'paths' in this.subject) this.ask(call, changes);
    const delta = this.target.apply(changes);
    call.entry.reads = delta.shown.size;
    if (delta.shown.size > 0) this.note(call);
    return delta;
  }

  /** Throws PERMISSION_DENIED when the target must not be seen any more. */
  recheck(): void {
    this.ask(this.call(), null);
  }

  private ask(call: Call, changes: readonly DocumentChange[] | null): void {
    const access = accessOf(this.services, call);
    if ('query' in this.subject) access.list(this.subject.query);
    else
      for (const path of changes?.map((change) => change.path) ?? this.subject.paths)
        access.get(path, this.peer.database.get(path));
    this.checkedAt = Date.now();
  }

  /** As production bills: a read for every document sent. */
  private note(call: Call): void {
    this.services.requests.add(this.peer.database.name.project, call.entry);
  }

  private call(): Call {
    const call = callOf(this.peer, 'listen');
    if ('query' in this.subject) {
      call.entry.paths = [[...this.subject.query.parent, this.subject.query.collectionId].join('/')];
      call.entry.query = JSON.stringify(this.subject.json);
    } else call.entry.paths = this.subject.paths.map((path) => path.join('/'));
    return call;
  }
}

/** The path of `projects/{p}/databases/{d}/documents[/…]`; throws INVALID_ARGUMENT. */
function parseParent(name: string, database: DatabaseName): Path {
  const root = `${printDatabase(database)}/documents`;
  if (name !== root && !name.startsWith(`${root}/`))
    throw invalid(`Query parent "${name}" is not in "${root}".`);
  return checkParent(database, name === root ? [] : name.slice(root.length + 1).split('/'));
}
