import { anything, list, readFields, text } from '../../domain/fields/storedFields.ts';
import { DataError } from '../errors.ts';
import type { Cursor, ListQuery } from '../listQuery.ts';
import { firestoreCall, rootName } from './firestoreCall.ts';
import { encodedValue, plainFields } from './firestoreValues.ts';

/** A document as it was found. */
export type FoundDocument = {
  /** Its fields, all or those that were asked for; null when there is no document. */
  data: Readonly<Record<string, unknown>> | null;
  /** When it was last written, as the server prints it; another text is another document. */
  version: string;
  /** The server's clock when it answered, in milliseconds; this device's when nothing was asked. */
  readAt: number;
};

/** One page of a list. `next` starts the following page; null for the last page. */
export type Page<T> = { items: T[]; next: Cursor | null };

const document = { name: text, fields: plainFields, updateTime: text };
const answered = {
  found: anything,
  missing: anything,
  document: anything,
  readTime: (value: unknown) => Date.parse(text(value)) || 0,
};

/**
 * Fetches one document by the segments of its path: all of it, or only the fields in `mask`. It's one read
 * either way. @throws DataError
 */
export async function fetchDocument(
  path: readonly string[],
  mask?: readonly string[],
): Promise<FoundDocument> {
  if (path.length % 2 === 1 || !path.every(isSegment)) return { data: null, version: '', readAt: Date.now() };
  const answer = await firestoreCall('batchGet', {
    documents: [[rootName(), ...path].join('/')],
    ...(mask && { mask: { fieldPaths: mask } }),
  });
  const { found, missing, readTime } = readFields(answered, list(answer)[0]);
  if (!found && !missing) throw new DataError('unreachable');
  const { fields, updateTime } = readFields(document, found);
  return { data: found ? fields : null, version: updateTime, readAt: readTime };
}

/** Fetches one page of a list, the first or the one after `after`. @throws DataError */
export async function fetchPage<T>(
  asked: ListQuery,
  read: (id: string, data: unknown) => T,
  after?: Cursor,
): Promise<Page<T>> {
  const answer = await firestoreCall('runQuery', { structuredQuery: structuredQuery(asked, after) });
  const found = foundIn(answer);
  const last = found.length < asked.limit ? undefined : found.at(-1);
  return {
    items: found.map(({ id, fields }) => read(id, fields)),
    // Takes the key as stored, not as a reader corrects it, because the query compares stored values.
    next: last ? { sortDate: String(last.fields.sortDate), id: last.id } : null,
  };
}

/** A document in the answer to a query; `name` is its whole path, as a cursor names it. */
export type FoundInQuery = { id: string; name: string; fields: Readonly<Record<string, unknown>> };

/** Returns the documents in the answer to a query. @throws DataError when it is none */
export function foundIn(answer: unknown): FoundInQuery[] {
  if (!Array.isArray(answer)) throw new DataError('unreachable');
  return list(answer).flatMap((part) => {
    const held = readFields(answered, part).document;
    if (!held) return [];
    const { name, fields } = readFields(document, held);
    return [{ id: name.slice(name.lastIndexOf('/') + 1), name, fields }];
  });
}

const operators = { '==': 'EQUAL', in: 'IN', '>=': 'GREATER_THAN_OR_EQUAL' } as const;

function structuredQuery({ collection, where, direction, limit }: ListQuery, after?: Cursor): object {
  const filters = where.map(([field, is, value]) => ({
    fieldFilter: {
      field: { fieldPath: field },
      op: operators[is],
      value: encodedValue(typeof value === 'object' ? [...value] : value),
    },
  }));
  const order = (fieldPath: string) => ({
    field: { fieldPath },
    direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
  });
  return {
    from: [{ collectionId: collection }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: [order('sortDate'), order('__name__')],
    ...(after && { startAt: { values: cursorValues(collection, after), before: false } }),
    limit,
  };
}

function cursorValues(collection: string, { sortDate, id }: Cursor) {
  return [encodedValue(sortDate), { referenceValue: `${rootName()}/${collection}/${id}` }];
}

// Ids come from addresses, which can contain anything; these cannot name a document.
function isSegment(id: string): boolean {
  return (
    id !== '' && id !== '.' && id !== '..' && !id.includes('/') && !/^__.*__$/.test(id) && id.length <= 300
  );
}
