import { FirestoreError } from '../FirestoreError.ts';
import type { Indexes } from '../indexes/Indexes.ts';
import { aggregate, resolveAggregations, summedFields } from '../query/aggregate.ts';
import type { Query } from '../query/Query.ts';
import { resolveQuery } from '../query/resolveQuery.ts';
import { type QueryResult, runQuery } from '../query/runQuery.ts';
import { checkParent, type Path, parseDocumentName } from '../ResourceName.ts';
import type { Database } from '../store/Database.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import type { Value } from '../values/Value.ts';
import type { WireAggregation, WireQuery } from '../wire/readQuery.ts';
import type { Consistency } from '../wire/readRequests.ts';
import type { WireWrite } from '../wire/readWrite.ts';
import { Access } from './Access.ts';
import type { Call } from './Call.ts';
import { checkDistinct, checkTogether, checkTransforms } from './checkTogether.ts';
import type { Rulesets } from './Rulesets.ts';
import { resolveWrite, type Write } from './resolveWrite.ts';
import { Stage, type StagedWrite } from './stageWrites.ts';
import { Transactions } from './Transactions.ts';

/** Times in answers are microseconds since 1970; `transaction` is the id of one begun on the way. */
export type Read<T> = { result: T; readTime: number; transaction: Uint8Array | null };

export type FoundDocument = { name: string; path: Path; document: StoredDocument | null };

export type FoundByQuery = QueryResult & { query: Query };

export type CommitResult = { time: number; writes: StagedWrite[] };

/** What a read sees, as of when, and the transaction it is part of. */
type View = { transaction: Uint8Array | null; view: Database; readTime: number };

const MAX_LOGGED_PATHS = 20;
const ENTRIES_PER_READ = 1000;

/**
 * Firestore itself: every operation once, for all transports. Requests are checked, then authorised, then
 * done.
 */
export class Firestore {
  private readonly rulesets: Rulesets;
  private readonly indexes: Indexes | null;
  private readonly transactions = new Transactions();
  private readonly log: (line: string) => void;

  /** Without `indexes` no query ever needs one. */
  constructor(rulesets: Rulesets, indexes: Indexes | null, log: (line: string) => void) {
    this.rulesets = rulesets;
    this.indexes = indexes;
    this.log = log;
  }

  /** Reads documents by their full names, in that order. */
  batchGet(call: Call, names: readonly string[], consistency: Consistency): Read<FoundDocument[]> {
    const { database } = call;
    const { transaction, view, readTime } = this.consistent(call, consistency);
    const access = this.access(call);
    const found = names.map((name) => {
      const path = parseDocumentName(name, database.name);
      return { name, path, document: view.get(path) };
    });
    this.note(call, found);
    call.entry.reads += found.length;
    for (const { path, document } of found) access.get(path, document);
    if (transaction !== null) {
      const read = found.map(({ path, document }) => ({ path, version: document }));
      this.transactions.sawDocuments(transaction, database, read);
    }
    return { result: found, readTime, transaction: newOf(transaction, consistency) };
  }

  /** Runs a query that was sent. */
  runQuery(call: Call, parent: Path, wire: WireQuery, consistency: Consistency): Read<FoundByQuery> {
    const { name } = call.database;
    return this.query(call, resolveQuery(wire, checkParent(name, parent), name), consistency);
  }

  /** Runs a checked query: rules, then indexes, then documents. */
  query(call: Call, query: Query, consistency: Consistency): Read<FoundByQuery> {
    const { database, entry } = call;
    const { transaction, view, readTime } = this.consistent(call, consistency);
    const access = this.access(call);
    entry.paths = [[...query.parent, query.collectionId].join('/')];
    access.list(query);
    this.indexes?.check(query, []);
    const found = runQuery(view, query);
    access.listed(query, found.documents);
    entry.reads += Math.max(1, found.documents.length + found.skipped);
    if (transaction !== null) this.transactions.sawQuery(transaction, database, query, found.documents);
    return { result: { query, ...found }, readTime, transaction: newOf(transaction, consistency) };
  }

  /** Counts, sums and averages over a query; bills one read for every thousand documents. */
  runAggregationQuery(
    call: Call,
    parent: Path,
    wire: WireQuery,
    wireAggregations: readonly WireAggregation[],
    consistency: Consistency,
  ): Read<ReadonlyMap<string, Value>> {
    const { database } = call;
    const below = checkParent(database.name, parent);
    const aggregations = resolveAggregations(wireAggregations);
    const summed = summedFields(aggregations);
    const query = { ...resolveQuery(wire, below, database.name), required: summed };
    const { transaction, view, readTime } = this.consistent(call, consistency);
    call.entry.paths = [[...query.parent, query.collectionId].join('/')];
    this.access(call).list(query);
    this.indexes?.check(query, summed);
    const { documents } = runQuery(view, query);
    call.entry.reads += Math.max(1, Math.ceil(documents.length / ENTRIES_PER_READ));
    if (transaction !== null) this.transactions.sawQuery(transaction, database, query, documents);
    const result = aggregate(documents, aggregations);
    return { result, readTime, transaction: newOf(transaction, consistency) };
  }

  /** Applies writes as one unit, or none of them. */
  commit(call: Call, wire: readonly WireWrite[], transaction: Uint8Array | null): CommitResult {
    const { database } = call;
    const writes = wire.map((write) => resolveWrite(write, database.name));
    checkTogether(writes);
    if (transaction !== null) this.transactions.check(transaction, database, writes.length > 0);
    try {
      return this.apply(call, writes);
    } finally {
      if (transaction !== null) this.transactions.end(transaction, database);
    }
  }

  /** Applies each write by itself (administrators only); a failure does not touch the others. */
  batchWrite(call: Call, wire: readonly WireWrite[]): (CommitResult | FirestoreError)[] {
    const writes = wire.map((write) => resolveWrite(write, call.database.name));
    checkDistinct(writes);
    this.requireAdmin(call, 'Batch writes require admin authentication.');
    return writes.map((write) => {
      try {
        return this.apply(call, [write]);
      } catch (error) {
        if (error instanceof FirestoreError) return error;
        throw error;
      }
    });
  }

  beginTransaction(call: Call, readOnly: boolean): Uint8Array {
    return this.transactions.begin(call.database, readOnly);
  }

  rollback(id: Uint8Array): void {
    this.transactions.rollback(id);
  }

  /** The ids of the collections directly under a document or the root (administrators only). */
  listCollectionIds(call: Call, parent: Path): string[] {
    checkParent(call.database.name, parent);
    this.requireAdmin(call);
    return call.database.collectionIds(parent);
  }

  /** The ids in a collection that have no document but collections below them (administrators only). */
  missingIds(call: Call, collection: Path): string[] {
    this.requireAdmin(call);
    return call.database.missingIds(collection);
  }

  private apply(call: Call, writes: readonly Write[]): CommitResult {
    const { database, entry } = call;
    checkTransforms(writes);
    if (call.auth.kind !== 'admin') call.time = database.requestTime(call.time);
    const time = database.nextTime();
    const stage = new Stage(database, this.indexes?.current ?? null, writes, {
      request: call.time,
      commit: time,
    });
    this.note(call, writes);
    entry.writes += writes.length;
    this.access(call).write(stage.writes, stage.after);
    const problem = stage.writes.find((write) => write.problem !== null)?.problem;
    if (problem) throw problem;
    database.apply(stage.changes(), time);
    return { time, writes: stage.writes };
  }

  private consistent({ database }: Call, { transaction, newTransaction, notOffered }: Consistency): View {
    if (notOffered !== null) throw new FirestoreError('UNIMPLEMENTED', `${notOffered} is not offered.`);
    const id =
      newTransaction === undefined
        ? (transaction ?? null)
        : this.transactions.begin(database, newTransaction.readOnly);
    const snapshot = id === null ? null : this.transactions.snapshot(id, database);
    return {
      transaction: id,
      view: snapshot?.database() ?? database,
      readTime: snapshot?.time ?? database.readTime(),
    };
  }

  private access(call: Call): Access {
    return new Access(call, this.rulesets.of(call.database.name.project), this.log);
  }

  private note(call: Call, touched: readonly { path: Path }[]): void {
    call.entry.paths = touched.slice(0, MAX_LOGGED_PATHS).map(({ path }) => path.join('/'));
  }

  private requireAdmin(call: Call, message = 'Metadata operations require admin authentication.'): void {
    if (call.auth.kind === 'admin') return;
    call.entry.allowed = false;
    throw new FirestoreError('PERMISSION_DENIED', message);
  }
}

/** The id of a transaction that the read itself began. */
function newOf(transaction: Uint8Array | null, { newTransaction }: Consistency): Uint8Array | null {
  return newTransaction === undefined ? null : transaction;
}
