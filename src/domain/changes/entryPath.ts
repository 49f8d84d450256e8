/*
 * The entries of a record's history lie in one collection, so that reading a page of it needs no index.
 * `record`: its kind and its ids, 'chapter:duke-university:pike'.
 */

/** Returns the path of the entries of a record. */
export function entriesPath(record: string): string {
  return `history/${record}/changes`;
}

/** Whether a document is an entry of a history. Each is written once, with what it tells of. */
export function isEntryPath(path: string): boolean {
  return path.startsWith('history/');
}
