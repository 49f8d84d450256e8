import type { Emulator } from '../Emulator.ts';
import { FirestoreError, invalid } from '../FirestoreError.ts';
import type { DatabaseName, Path } from '../ResourceName.ts';
import type { Call } from '../service/Call.ts';
import { parseFieldPath } from '../values/FieldPath.ts';
import { requests } from '../wire/readRequests.ts';
import type { Answer } from './Answer.ts';
import { aggregationJson, batchGetJson, batchWriteJson, commitJson, queryJson } from './encode.ts';
import { type HttpRequest, readBody } from './HttpRequest.ts';
import { handleCall } from './handleCall.ts';

/**
 * Reads the body, then returns what to do once the caller is known: payloads are checked before credentials.
 */
type Verb = (emulator: Emulator, request: HttpRequest, path: Path) => (call: Call) => unknown;

const VERBS: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  [
    'commit',
    ({ firestore }, request) => {
      const { writes, transaction } = readBody(request, requests.commit);
      return (call) => commitJson(firestore.commit(call, writes, transaction ?? null));
    },
  ],
  [
    'batchWrite',
    ({ firestore }, request) => {
      const { writes } = readBody(request, requests.batchWrite);
      return (call) => batchWriteJson(firestore.batchWrite(call, writes));
    },
  ],
  [
    'batchGet',
    ({ firestore }, request) => {
      const { documents, mask, consistency } = readBody(request, requests.batchGet);
      return (call) =>
        batchGetJson(firestore.batchGet(call, documents, consistency), mask?.map(parseFieldPath) ?? null);
    },
  ],
  [
    'runQuery',
    ({ firestore }, request, path) => {
      const { query, sent, consistency } = readBody(request, requests.runQuery);
      return (call) => {
        call.entry.query = sent;
        return queryJson(firestore.runQuery(call, path, query, consistency));
      };
    },
  ],
  [
    'runAggregationQuery',
    ({ firestore }, request, path) => {
      const { query, sent, aggregations, consistency } = readBody(request, requests.runAggregationQuery);
      return (call) => {
        call.entry.query = sent;
        return aggregationJson(firestore.runAggregationQuery(call, path, query, aggregations, consistency));
      };
    },
  ],
  [
    'beginTransaction',
    ({ firestore }, request) => {
      const { readOnly } = readBody(request, requests.beginTransaction);
      return (call) => ({
        transaction: Buffer.from(firestore.beginTransaction(call, readOnly)).toString('base64'),
      });
    },
  ],
  [
    'rollback',
    ({ firestore }, request) => {
      const { transaction } = readBody(request, requests.rollback);
      return () => {
        firestore.rollback(transaction);
        return {};
      };
    },
  ],
  [
    'listCollectionIds',
    ({ firestore }, request, path) => {
      const { pageSize, pageToken } = readBody(request, requests.listCollectionIds);
      if (pageSize < 0) throw invalid('page_size must be greater than or equal to zero.');
      return (call) => collectionIdsPage(firestore.listCollectionIds(call, path), pageSize, pageToken);
    },
  ],
  ['partitionQuery', () => unimplemented('PartitionQuery')],
  ['executePipeline', () => unimplemented('ExecutePipeline')],
]);

/** Answers `POST …/documents[/path]:verb`; null for a verb there is not. */
export function handleVerb(
  emulator: Emulator,
  request: HttpRequest,
  name: DatabaseName,
  path: Path,
  verb: string,
): Answer | null {
  const operation = VERBS.get(verb)?.(emulator, request, path);
  return operation === undefined ? null : handleCall(emulator, request, name, verb, operation);
}

function collectionIdsPage(all: readonly string[], pageSize: number, pageToken: string): object {
  const start = pageToken === '' ? 0 : Number(Buffer.from(pageToken, 'base64').toString());
  const end = pageSize === 0 ? all.length : start + pageSize;
  const collectionIds = all.slice(start, end);
  return {
    ...(collectionIds.length > 0 && { collectionIds }),
    ...(end < all.length && { nextPageToken: Buffer.from(String(end)).toString('base64') }),
  };
}

function unimplemented(rpc: string): never {
  throw new FirestoreError('UNIMPLEMENTED', `Method google.firestore.v1.Firestore/${rpc} is unimplemented`);
}
