import { invalid } from './FirestoreError.ts';

/** A database's project and id. */
export type DatabaseName = { readonly project: string; readonly database: string };

/** Segments below `…/documents`. */
export type Path = readonly string[];

const NUMERIC_ID = /^__id-?\d+__$/;
const RESERVED_ID = /^__.*__$/s;

/** `projects/{p}/databases/{d}`. */
export function printDatabase({ project, database }: DatabaseName): string {
  return `projects/${project}/databases/${database}`;
}

/** `projects/{p}/databases/{d}/documents/…`. */
export function printName(database: DatabaseName, path: Path): string {
  return [printDatabase(database), 'documents', ...path].join('/');
}

/** The path of a document's full name, which must lie in `database`; throws INVALID_ARGUMENT. */
export function parseDocumentName(name: string, database: DatabaseName): Path {
  const path = parsePath(name, 'Document name', database);
  if (path.length === 0 || path.length % 2 !== 0) throw lacksSlash('Document name', name);
  return path;
}

/**
 * The path of a document, or none for the root, under which collections are asked for; throws
 * INVALID_ARGUMENT.
 */
export function checkParent(database: DatabaseName, path: Path): Path {
  if (path.length % 2 !== 0) throw lacksSlash('Document parent name', printName(database, path));
  checkPath(path);
  return path;
}

/** Throws INVALID_ARGUMENT unless every segment of a path is a usable id. */
export function checkPath(path: Path): void {
  for (const [at, segment] of path.entries()) {
    if (at % 2 === 0) checkCollectionId(segment);
    else checkDocumentId(segment);
  }
}

/** Throws INVALID_ARGUMENT unless the text is a usable collection id. */
export function checkCollectionId(id: string): void {
  checkId('Collection', id);
}

/** Throws INVALID_ARGUMENT unless the text is a usable document id. */
export function checkDocumentId(id: string): void {
  if (/^__id.*__$/s.test(id) && !NUMERIC_ID.test(id)) throw badNumber(id);
  checkId('Resource', id);
}

/** Throws INVALID_ARGUMENT unless a reference value names a document. */
export function checkReference(name: string): void {
  const ids = name.split('/').slice(5);
  const odd = ids.find((id) => /^__id.*__$/s.test(id) && !NUMERIC_ID.test(id));
  if (odd !== undefined) throw badNumber(odd);
  if (ids.length === 0 || ids.length % 2 !== 0) throw lacksSlash('Document name', name);
  checkPath(parsePath(name, 'Document name', null));
}

function checkId(what: 'Collection' | 'Resource', id: string): void {
  if (id === '') throw invalid(`${what} id must not be empty.`);
  const reason = unusable(what, id);
  if (reason !== null) throw invalid(`${what} id "${id}" is invalid because it ${reason}.`);
}

function unusable(what: 'Collection' | 'Resource', id: string): string | null {
  if (id.includes('/')) return 'contains "/"';
  const isNumber = what === 'Resource' && NUMERIC_ID.test(id);
  if (id === '.' || id === '..' || (RESERVED_ID.test(id) && !isNumber)) return 'is reserved';
  return Buffer.byteLength(id) > 1500 ? 'is longer than 1500 bytes' : null;
}

function badNumber(id: string): Error {
  return invalid(
    `A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '${id}'.`,
  );
}

function parsePath(name: string, what: string, expected: DatabaseName | null): Path {
  const [projects, project, databases, database, documents, ...path] = name.split('/');
  if (project === undefined || database === undefined || documents === undefined)
    throw lacksSlash(what, name);
  if (projects !== 'projects' || databases !== 'databases' || documents !== 'documents') {
    throw invalid(`${what} "${name}" is not of the form projects/{p}/databases/{d}/documents/….`);
  }
  if (expected !== null && (project !== expected.project || database !== expected.database)) {
    throw invalid(`${what} "${name}" is not in the database "${printDatabase(expected)}" of the request.`);
  }
  checkPath(path);
  return path;
}

function lacksSlash(what: string, name: string): Error {
  return invalid(`${what} "${name}" lacks "/" at index ${name.length}.`);
}
