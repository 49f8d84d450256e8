import { anything, list, readFields } from '../fields/storedFields.ts';
import type { StoredDocument } from './storedLine.ts';

/**
 * The names of all collections with documents, in the order in which the console reads them: it can't ask
 * which there are. Events come before what is below them.
 */
export const collections = [
  'events',
  'addresses',
  'participants',
  'private',
  'waiting',
  'tickets',
  'unlocks',
  'passes',
  'crew',
  'slips',
  'steps',
  'boards',
  'tournaments',
  'results',
  'seasons',
  'players',
  'schools',
  'chapters',
  'tournamentRequests',
  'colleges',
  'fraternities',
  'outreach',
  'imports',
  'salesPipeline',
  'settings',
  'templates',
  'changes',
  'trash',
  'parts',
  'log',
] as const;

/** Those that are at the root alone. */
const rootCollections: ReadonlySet<string> = new Set<(typeof collections)[number]>([
  'events',
  'addresses',
  'boards',
  'tournaments',
  'results',
  'seasons',
  'tournamentRequests',
  'colleges',
  'salesPipeline',
  'settings',
  'trash',
]);

/** A document and its whole name, with which the next page begins. */
export type NamedDocument = StoredDocument & { name: string };

/** How many characters a page should have: a few seconds on a slow network, and no megabytes in memory. */
const pageSize = 1_000_000;
export const firstLimit = 50;

/**
 * Returns the query for the documents of all collections with this name, by their own names, from the one
 * after `after` on; of every collection there is when no name is given, which only an administrator may ask.
 */
export function pageQuery(collectionId: string | undefined, after: string, limit: number): object {
  const from =
    collectionId === undefined
      ? { allDescendants: true }
      : { collectionId, allDescendants: !rootCollections.has(collectionId) };
  return {
    structuredQuery: {
      from: [from],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      ...(after !== '' && { startAt: { values: [{ referenceValue: after }], before: false } }),
      limit,
    },
  };
}

const answered = { document: anything, error: anything };
const found = { name: anything, fields: anything };

/** Returns the documents in the answer to such a query. @throws TypeError when it is not a whole answer */
export function documentsIn(answer: unknown): NamedDocument[] {
  if (!Array.isArray(answer)) throw new TypeError('The answer to a query is no list.');
  return list(answer).flatMap((part) => {
    const { document, error } = readFields(answered, part);
    if (error) throw new TypeError(`The answer broke off: ${JSON.stringify(error)}`);
    if (!document) return [];
    const { name, fields } = readFields(found, document);
    if (typeof name !== 'string') throw new TypeError('A document has no name.');
    const path = name.slice(name.indexOf('/documents/') + '/documents/'.length);
    return [{ name, path, fields: Object(fields ?? {}) }];
  });
}

/** Returns how many documents the next page asks for, by how large those of this page were. */
export function nextLimit(documents: number, characters: number): number {
  return Math.max(10, Math.min(500, Math.floor((pageSize * documents) / Math.max(characters, 1))));
}
