import {
  type Message,
  optional,
  PayloadProblem,
  readBytes,
  readInt32,
  readMessage,
  readText,
  repeated,
} from './read.ts';
import { readAggregation, readQuery, type WireAggregation, type WireQuery } from './readQuery.ts';
import { readTimestamp } from './readValue.ts';
import { readMask, readWrite, type WireWrite } from './readWrite.ts';

/** What a read says about time and transactions. */
export type Consistency = {
  transaction: Uint8Array | undefined;
  newTransaction: { readOnly: boolean } | undefined;
  /** What was asked for that is not offered, or null. */
  notOffered: string | null;
};

export const READING_THE_PAST = 'Reading the past (readTime)';

const CONSISTENCY = ['transaction', 'newTransaction', 'readTime'];

/** A query with its JSON. */
type SentQuery = { query: WireQuery; sent: unknown; consistency: Consistency };

/** Readers of the request bodies, one per method. Each throws PayloadProblem. */
export const requests = {
  commit(json: unknown): { writes: WireWrite[]; transaction: Uint8Array | undefined } {
    const body = readMessage(json, ['database', 'writes', 'transaction']);
    return {
      writes: repeated(body, 'writes', readWrite),
      transaction: optional(body, 'transaction', readBytes),
    };
  },

  batchWrite(json: unknown): { writes: WireWrite[] } {
    return { writes: repeated(readMessage(json, ['database', 'writes', 'labels']), 'writes', readWrite) };
  },

  batchGet(json: unknown): { documents: string[]; mask: string[] | undefined; consistency: Consistency } {
    const body = readMessage(json, ['database', 'documents', 'mask', ...CONSISTENCY]);
    return {
      documents: repeated(body, 'documents', readText),
      mask: optional(body, 'mask', readMask),
      consistency: readConsistency(body),
    };
  },

  runQuery(json: unknown): SentQuery {
    const body = readMessage(json, ['parent', 'structuredQuery', 'explainOptions', ...CONSISTENCY]);
    if (!body.has('structuredQuery')) throw new PayloadProblem('no structured query');
    return { ...readSent(body), consistency: readConsistency(body) };
  },

  runAggregationQuery(json: unknown): SentQuery & { aggregations: WireAggregation[] } {
    const body = readMessage(json, [
      'parent',
      'structuredAggregationQuery',
      'explainOptions',
      ...CONSISTENCY,
    ]);
    const inner = readMessage(body.get('structuredAggregationQuery') ?? {}, [
      'structuredQuery',
      'aggregations',
    ]);
    return {
      ...readSent(inner),
      aggregations: repeated(inner, 'aggregations', readAggregation),
      consistency: readConsistency(body),
    };
  },

  beginTransaction(json: unknown): { readOnly: boolean } {
    const body = readMessage(json, ['database', 'options']);
    return optional(body, 'options', readTransactionOptions) ?? { readOnly: false };
  },

  rollback(json: unknown): { transaction: Uint8Array } {
    const body = readMessage(json, ['database', 'transaction']);
    return { transaction: optional(body, 'transaction', readBytes) ?? new Uint8Array() };
  },

  listCollectionIds(json: unknown): { pageSize: number; pageToken: string } {
    const body = readMessage(json, ['parent', 'pageSize', 'pageToken', 'readTime']);
    return {
      pageSize: optional(body, 'pageSize', readInt32) ?? 0,
      pageToken: optional(body, 'pageToken', readText) ?? '',
    };
  },
};

function readSent(body: Message): { query: WireQuery; sent: unknown } {
  const sent = body.get('structuredQuery') ?? {};
  return { query: readQuery(sent), sent };
}

function readConsistency(body: Message): Consistency {
  const newTransaction = optional(body, 'newTransaction', readTransactionOptions);
  return {
    transaction: optional(body, 'transaction', readBytes),
    newTransaction,
    notOffered: notOffered(body),
  };
}

function notOffered(body: Message): string | null {
  if (optional(body, 'readTime', readTimestamp) !== undefined) return READING_THE_PAST;
  return body.has('explainOptions') ? 'Query explanation (explainOptions)' : null;
}

function readTransactionOptions(json: unknown): { readOnly: boolean } {
  const options = readMessage(json, ['readOnly', 'readWrite']);
  optional(options, 'readOnly', (part) => readMessage(part, ['readTime']));
  optional(options, 'readWrite', (part) => readMessage(part, ['retryTransaction', 'concurrencyMode']));
  return { readOnly: options.has('readOnly') };
}
