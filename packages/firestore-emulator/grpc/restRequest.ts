import { FirestoreError, invalid } from '../firestore/FirestoreError.ts';
import { type HttpRequest, readPayload } from '../firestore/rest/HttpRequest.ts';
import { objectEntries } from '../firestore/wire/read.ts';
import { type Fields, messageOf, type Received } from './definition.ts';

/** Where REST has an operation: what of the request message is in the path, the query string and the body. */
type Binding = {
  method: string;
  name: string;
  /** What the name must be of; REST would take it for the other. */
  kind?: 'document' | 'collection';
  verb?: string;
  query?: Fields;
  payload?: unknown;
};

const NAME = /^projects\/[^/]+\/databases\/[^/]+\/documents(\/|$)/;
const ROOT_SEGMENTS = 5;

/** As the `google.api.http` options of the published protos say. */
const BINDINGS = new Map<string, (message: Fields) => Binding>([
  ['BatchGetDocuments', onDatabase('batchGet')],
  ['BatchWrite', onDatabase('batchWrite')],
  ['BeginTransaction', onDatabase('beginTransaction')],
  ['Commit', onDatabase('commit')],
  ['ExecutePipeline', onDatabase('executePipeline')],
  ['Rollback', onDatabase('rollback')],
  ['ListCollectionIds', onParent('listCollectionIds')],
  ['PartitionQuery', onParent('partitionQuery')],
  ['RunAggregationQuery', onParent('runAggregationQuery')],
  ['RunQuery', onParent('runQuery')],
  ['GetDocument', ({ name = '', ...query }) => ({ method: 'GET', kind: 'document', name: `${name}`, query })],
  [
    'DeleteDocument',
    ({ name = '', ...query }) => ({ method: 'DELETE', kind: 'document', name: `${name}`, query }),
  ],
  [
    'UpdateDocument',
    ({ document = {}, ...query }) => {
      const payload = Object.fromEntries(objectEntries(document));
      return { method: 'PATCH', kind: 'document', name: `${payload.name ?? ''}`, query, payload };
    },
  ],
  [
    'CreateDocument',
    ({ parent = '', collectionId = '', document = {}, ...query }) => {
      return {
        method: 'POST',
        kind: 'collection',
        name: `${parent}/${collectionId}`,
        query,
        payload: document,
      };
    },
  ],
  [
    'ListDocuments',
    ({ parent = '', collectionId = '', ...query }) => {
      return { method: 'GET', kind: 'collection', name: `${parent}/${collectionId}`, query };
    },
  ],
]);

/** Returns the REST request that asks the same; throws what a client is told of one that can't be read. */
export function restRequest(rpc: string, received: Received, authorization: string | undefined): HttpRequest {
  const binding = BINDINGS.get(rpc);
  if (binding === undefined) throw new FirestoreError('UNIMPLEMENTED', `There is no ${rpc} here.`);
  const { method, name, kind, verb, query = {}, payload } = readPayload(() => binding(messageOf(received)));
  checkName(name, kind);
  return {
    method,
    segments: ['v1', ...(verb === undefined ? name : `${name}:${verb}`).split('/')],
    query: new URLSearchParams([...parameters(query)]),
    authorization,
    body: '',
    payload,
    bytes: received.bytes,
  };
}

function checkName(name: string, kind: Binding['kind']): void {
  if (!NAME.test(name)) throw invalid(`The name "${name}" is not of the form projects/{p}/databases/{d}/….`);
  const isDocument = name.split('/').length % 2 === ROOT_SEGMENTS % 2;
  if (kind !== undefined && isDocument !== (kind === 'document'))
    throw invalid(`The name "${name}" is none of a ${kind}.`);
}

function onDatabase(verb: string): (message: Fields) => Binding {
  return (payload) => ({ method: 'POST', name: `${payload.database ?? ''}/documents`, verb, payload });
}

function onParent(verb: string): (message: Fields) => Binding {
  return (payload) => ({ method: 'POST', name: `${payload.parent ?? ''}`, verb, payload });
}

/** As a query string has it, `{mask: {fieldPaths: [a]}}` is `mask.fieldPaths=a`, `{mask: {}}` is `mask=`. */
function* parameters(fields: Fields, prefix = ''): Generator<[string, string]> {
  for (const [name, value] of Object.entries(fields)) {
    const key = `${prefix}${name}`;
    if (Array.isArray(value)) for (const item of value) yield [key, String(item)];
    else if (typeof value === 'object' && value !== null) {
      if (Object.keys(value).length === 0) yield [key, ''];
      yield* parameters({ ...value }, `${key}.`);
    } else yield [key, String(value)];
  }
}
