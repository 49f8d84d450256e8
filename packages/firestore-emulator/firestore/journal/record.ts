import * as v from 'valibot';
import { readDocument } from '../admin/readDocument.ts';
import { type DatabaseName, parseDocumentName, printDatabase, printName } from '../ResourceName.ts';
import { documentJson } from '../rest/encode.ts';
import type { Commit } from '../store/Database.ts';
import type { Store } from '../store/Store.ts';
import { parseTimestamp, printMicros, toMicros } from '../values/Timestamp.ts';

const DATABASE = /^projects\/([^/]+)\/databases\/([^/]+)$/;
const Record = v.object({
  database: v.pipe(v.string(), v.regex(DATABASE)),
  time: v.pipe(
    v.string(),
    v.check((text) => parseTimestamp(text) !== null),
  ),
  /** Its place in its segment, from 1; older journals don't say. */
  number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  put: v.array(v.unknown()),
  delete: v.array(v.string()),
});

/**
 * Returns what a journal keeps of a commit: the documents as they are after it. Applied twice, it changes
 * nothing more.
 */
export function printRecord(name: DatabaseName, { time, changes }: Commit, number: number): string {
  return JSON.stringify({
    number,
    database: printDatabase(name),
    time: printMicros(time),
    put: changes.flatMap(({ after }) => (after === null ? [] : [documentJson(after, null)])),
    delete: changes.flatMap(({ path, after }) => (after === null ? [printName(name, path)] : [])),
  });
}

/** Returns the text of a record with another place in its segment. */
export function renumbered(text: string, number: number): string {
  return JSON.stringify({ ...JSON.parse(text), number });
}

/**
 * Applies a commit that `printRecord` wrote down, and returns its number. Throws an Error when the text is no
 * such record.
 */
export function applyRecord(store: Store, text: string): number | undefined {
  const record = v.parse(Record, JSON.parse(text));
  const [, project = '', id = ''] = DATABASE.exec(record.database) ?? [];
  const name = { project, database: id };
  const database = store.database(name);
  const put = record.put.map(readDocument).map(({ path, fields, createTime, updateTime }) => ({
    path,
    before: database.get(path),
    after: database.version(path, fields, createTime, updateTime),
  }));
  const deleted = record.delete
    .map((document) => parseDocumentName(document, name))
    .map((path) => ({ path, before: database.get(path), after: null }));
  const time = parseTimestamp(record.time);
  database.apply([...put, ...deleted], time === null ? database.nextTime() : toMicros(time));
  return record.number;
}
