import { FirestoreError, invalid } from '../FirestoreError.ts';
import type { Query } from '../query/Query.ts';
import { runQuery } from '../query/runQuery.ts';
import type { Path } from '../ResourceName.ts';
import type { Database } from '../store/Database.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';

type Transaction = {
  database: Database;
  readOnly: boolean;
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
 * Server-side transactions with optimistic checks: nothing is locked, and a commit fails with ABORTED when something the
 * transaction has read changed (firestore-emulator-protocol.md, chapter 7).
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
      readOnly,
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

  /** Throws ABORTED unless everything the transaction read is as it was, INVALID_ARGUMENT if it must not write. */
  check(id: Uint8Array, database: Database, writes: boolean): void {
    const transaction = this.open(id, database);
    if (transaction.readOnly && writes) throw invalid('Cannot modify entities in a read-only transaction.');
    if (!writes || isCurrent(transaction)) return;
    transaction.ended = true;
    throw new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.');
  }

  /** Ends a transaction after its commit. */
  end(id: Uint8Array, database: Database): void {
    this.open(id, database).ended = true;
  }

  /** Ends a transaction; again is harmless. Throws INVALID_ARGUMENT for ids that never were. */
  rollback(id: Uint8Array): void {
    const transaction = this.byNumber.get(numberOf(id));
    if (transaction === undefined) throw invalid('Transaction is invalid or expired.');
    transaction.ended = true;
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
      if (transaction.lastUse < oldest || this.byNumber.size > MAX_TRANSACTIONS) this.byNumber.delete(number);
    }
  }
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
