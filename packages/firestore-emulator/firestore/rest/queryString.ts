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
  return fieldPathsOf(query, 'mask')?.map(parseFieldPath) ?? null;
}

/** The paths of a mask in a query string; its name alone is a mask without any. */
export function fieldPathsOf(query: URLSearchParams, mask: string): string[] | undefined {
  const paths = query.getAll(`${mask}.fieldPaths`);
  return paths.length > 0 || query.has(mask) ? paths : undefined;
}

/** The `currentDocument` of a query string. */
export function preconditionOf(query: URLSearchParams): Precondition | undefined {
  const updateTime = query.get('currentDocument.updateTime');
  if (updateTime !== null) return { updateTime: readPayload(() => readTimestamp(updateTime)) };
  const exists = query.get('currentDocument.exists');
  return exists === null ? undefined : { exists: readPayload(() => readBoolean(exists)) };
}
