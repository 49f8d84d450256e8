import { type FieldPath, parseFieldPath } from '../values/FieldPath.ts';
import { readBoolean, readBytes } from '../wire/read.ts';
import { type Consistency, READING_THE_PAST } from '../wire/readRequests.ts';
import { readTimestamp } from '../wire/readValue.ts';
import type { Precondition } from '../wire/readWrite.ts';
import { readPayload } from './HttpRequest.ts';

/** What a query string says about transactions. */
export function consistencyOf(query: URLSearchParams): Consistency {
  const transaction = query.get('transaction');
  return {
    transaction: transaction === null ? undefined : readPayload(() => readBytes(transaction)),
    newTransaction: undefined,
    notOffered: query.has('readTime') ? READING_THE_PAST : null,
  };
}

/** The fields a query string wants to see, or null for all. */
export function maskOf(query: URLSearchParams): FieldPath[] | null {
  return query.has('mask.fieldPaths') ? query.getAll('mask.fieldPaths').map(parseFieldPath) : null;
}

/** The `currentDocument` of a query string. */
export function preconditionOf(query: URLSearchParams): Precondition | undefined {
  const updateTime = query.get('currentDocument.updateTime');
  if (updateTime !== null) return { updateTime: readPayload(() => readTimestamp(updateTime)) };
  const exists = query.get('currentDocument.exists');
  return exists === null ? undefined : { exists: readPayload(() => readBoolean(exists)) };
}
