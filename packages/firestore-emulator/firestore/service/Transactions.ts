import { FirestoreError, invalid } from '../FirestoreError.ts';
import type { Query } from '../query/Query.ts';
import { runQuery } from '../query/runQuery.ts';
import type { Path } from '../ResourceName.ts';
import type { Database } from '../store/Database.ts';
import { Snapshot } from '../store/Snapshot.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';

type Transaction = {
  database: Database;
  /** What a read-only transaction reads; null in one that may write, which reads what there is. */
  snapshot: Snapshot | null;
  lastUse: number;
  documents: Map<string, { path: Path; version: StoredDocument | null }>;
  queries: { query: Query; found: StoredDocument[] }[];
  ended: boolean;
};

const IDLE_MILLISECONDS = 60_000;
const MAX_TRANSACTIONS = 10_000;
const PREFIX = 0x11;
const ID_BYTES = 9;

/**
 * Server-side transactions (firestore-emulator-protocol.md, chapter 7) with optimistic checks: nothing is
 * locked, and a commit
 * fails with ABORTED when something the transaction has read changed. A read-only one reads the moment it
 * began.
 */
export class Transactions {
  private readonly byNumber = new Map<bigint, Transaction>();
  private last = 0n;

  /** The id of a new transaction. */
  begin(database: Database, readOnly: boolean): Uint8Array {
    this.dropIdle();
    this.last += 1n;
    const transaction = {
      database,
      snapshot: readOnly ? new Snapshot(database) : null,
      lastUse: Date.now(),
      documents: new Map(),
      queries: [],
      ended: false,
    };
    this.byNumber.set(this.last, transaction);
    const id = Buffer.alloc(ID_BYTES, PREFIX);
    id.writeBigUInt64LE(this.last, 1);
    return new Uint8Array(id);
  }

  /** What a read-only transaction reads, null for one that may write; throws ABORTED. */
  snapshot(id: Uint8Array, database: Database): Snapshot | null {
    return this.open(id, database).snapshot;
  }

  /** Remembers the versions of documents a transaction was shown; throws ABORTED. */
  sawDocuments(
    id: Uint8Array,
    database: Database,
    read: readonly { path: Path; version: StoredDocument | null }[],
  ): void {
    const { documents } = this.open(id, database);
    for (const entry of read) {
      const key = entry.path.join('/');
      if (!documents.has(key)) documents.set(key, entry);
    }
  }

  /** Remembers what a query showed a transaction; throws ABORTED. */
  sawQuery(id: Uint8Array, database: Database, query: Query, found: StoredDocument[]): void {
    this.open(id, database).queries.push({ query, found });
  }

  /**
   * Throws ABORTED unless everything the transaction read is as it was, INVALID_ARGUMENT if it must not
   * write.
   */
  check(id: Uint8Array, database: Database, writes: boolean): void {
    const transaction = this.open(id, database);
    if (transaction.snapshot !== null && writes)
      throw invalid('Cannot modify entities in a read-only transaction.');
    if (!writes || isCurrent(transaction)) return;
    close(transaction);
    throw new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.');
  }

  /** Ends a transaction after its commit. */
  end(id: Uint8Array, database: Database): void {
    close(this.open(id, database));
  }

  /** Ends a transaction; again is harmless. Throws INVALID_ARGUMENT for ids that never were. */
  rollback(id: Uint8Array): void {
    const transaction = this.byNumber.get(numberOf(id));
    if (transaction === undefined) throw invalid('Transaction is invalid or expired.');
    close(transaction);
  }

  private open(id: Uint8Array, database: Database): Transaction {
    const transaction = this.byNumber.get(numberOf(id));
    if (transaction === undefined || transaction.ended || transaction.database !== database) {
      throw new FirestoreError('ABORTED', 'The referenced transaction has expired or is no longer valid.');
    }
    transaction.lastUse = Date.now();
    return transaction;
  }

  private dropIdle(): void {
    const oldest = Date.now() - IDLE_MILLISECONDS;
    for (const [number, transaction] of this.byNumber) {
      if (transaction.lastUse >= oldest && this.byNumber.size <= MAX_TRANSACTIONS) continue;
      close(transaction);
      this.byNumber.delete(number);
    }
  }
}

function close(transaction: Transaction): void {
  transaction.ended = true;
  transaction.snapshot?.release();
}

function numberOf(id: Uint8Array): bigint {
  if (id.length !== ID_BYTES || id[0] !== PREFIX) throw invalid('Invalid transaction.');
  return Buffer.from(id).readBigUInt64LE(1);
}

function isCurrent({ database, documents, queries }: Transaction): boolean {
  for (const { path, version } of documents.values()) if (database.get(path) !== version) return false;
  return queries.every(({ query, found }) => {
    const now = runQuery(database, query).documents;
    return now.length === found.length && now.every((document, at) => document === found[at]);
  });
}
