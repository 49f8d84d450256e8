import type { Emulator } from '../Emulator.ts';
import { invalid } from '../FirestoreError.ts';
import { fieldOf } from '../query/matchesFilter.ts';
import type { Query } from '../query/Query.ts';
import { resolveQuery } from '../query/resolveQuery.ts';
import { type Path, printName } from '../ResourceName.ts';
import type { Call } from '../service/Call.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { compareUtf8 } from '../values/compareUtf8.ts';
import { encodeValue } from '../values/encodeValue.ts';
import { NULL, type Value } from '../values/Value.ts';
import { readBoolean, readInt32 } from '../wire/read.ts';
import type { WireQuery } from '../wire/readQuery.ts';
import { readArray } from '../wire/readValue.ts';
import { documentJson } from './encode.ts';
import { type HttpRequest, readPayload } from './HttpRequest.ts';
import { consistencyOf, maskOf } from './queryString.ts';

const DEFAULT_PAGE_SIZE = 300;

/** One page of `GET …/documents/{collection}`. */
export function listDocuments(
  emulator: Emulator,
  { query }: HttpRequest,
  call: Call,
  collection: Path,
): object {
  const pageSize = readPayload(() => readInt32(query.get('pageSize') ?? '0')) || DEFAULT_PAGE_SIZE;
  if (pageSize < 0) throw invalid('Page size must be nonnegative.');
  const showMissing = readPayload(() => readBoolean(query.get('showMissing') ?? 'false'));
  if (showMissing && (query.get('orderBy') ?? '') !== '') {
    throw invalid('cannot specify an order when show_missing is true');
  }
  const missing = showMissing ? emulator.firestore.missingIds(call, collection) : [];
  const asked = listQuery(query, call, collection, showMissing ? undefined : pageSize);
  const { documents } = emulator.firestore.query(call, asked, consistencyOf(query)).result;
  const mask = maskOf(query);
  if (showMissing) return pageWithMissing(documents, missing, query, call, collection, pageSize);
  const last = documents.at(-1);
  return {
    ...(documents.length > 0 && { documents: documents.map((document) => documentJson(document, mask)) }),
    ...(last !== undefined && documents.length === pageSize && { nextPageToken: tokenAfter(asked, last) }),
  };
}

function listQuery(query: URLSearchParams, call: Call, collection: Path, limit: number | undefined): Query {
  const orderBy = ordersOf(query.get('orderBy') ?? '');
  if (!orderBy.some(({ field }) => field === '__name__')) {
    orderBy.push({ field: '__name__', direction: orderBy.at(-1)?.direction ?? 'ASCENDING' });
  }
  const token = query.get('pageToken') ?? '';
  const startAt =
    token === '' || limit === undefined ? undefined : { values: valuesOf(token), before: false };
  const wire: WireQuery = {
    select: undefined,
    from: [{ collectionId: collection.at(-1) ?? '', allDescendants: false }],
    where: undefined,
    orderBy,
    startAt,
    endAt: undefined,
    offset: 0,
    limit,
    findNearest: false,
  };
  return resolveQuery(wire, collection.slice(0, -1), call.database.name);
}

function ordersOf(text: string): WireQuery['orderBy'] {
  const parts = text.split(',').map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const [field = '', direction = 'asc'] = part.split(/\s+/);
      return { field, direction: direction.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING' };
    });
}

function pageWithMissing(
  documents: readonly StoredDocument[],
  missing: readonly string[],
  query: URLSearchParams,
  call: Call,
  collection: Path,
  pageSize: number,
): object {
  const mask = maskOf(query);
  const after = Buffer.from(query.get('pageToken') ?? '', 'base64').toString();
  const entries: [id: string, json: object][] = [
    ...documents.map((document): [string, object] => [
      document.path.at(-1) ?? '',
      documentJson(document, mask),
    ]),
    ...missing.map((id): [string, object] => [
      id,
      { name: printName(call.database.name, [...collection, id]) },
    ]),
  ];
  const rest = entries.filter(([id]) => compareUtf8(id, after) > 0).sort(([a], [b]) => compareUtf8(a, b));
  const page = rest.slice(0, pageSize);
  return {
    ...(page.length > 0 && { documents: page.map(([, json]) => json) }),
    ...(rest.length > pageSize && { nextPageToken: Buffer.from(page.at(-1)?.[0] ?? '').toString('base64') }),
  };
}

function tokenAfter(query: Query, document: StoredDocument): string {
  const values = query.orders.map(({ path }) => encodeValue(fieldOf(document, path) ?? NULL));
  return Buffer.from(JSON.stringify({ values })).toString('base64');
}

function valuesOf(token: string): Value[] {
  return [...readPayload(() => readArray(JSON.parse(Buffer.from(token, 'base64').toString())))];
}
