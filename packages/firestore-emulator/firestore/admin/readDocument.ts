import { type DatabaseName, parseDocumentName } from '../ResourceName.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { toMicros } from '../values/Timestamp.ts';
import { optional, readMessage, readText } from '../wire/read.ts';
import { readFields, readTimestamp } from '../wire/readValue.ts';

/** A document as exports and journals keep it, with the database it was in. */
export type SavedDocument = Pick<StoredDocument, 'path' | 'fields' | 'createTime' | 'updateTime'> & {
  database: DatabaseName;
};

/** Returns the document that `documentJson` made into this JSON. Throws an Error that says what is wrong. */
export function readDocument(parsed: unknown): SavedDocument {
  const json = readMessage(parsed, ['name', 'fields', 'createTime', 'updateTime']);
  const name = optional(json, 'name', readText) ?? '';
  const [, project = '', , id = ''] = name.split('/');
  const database = { project, database: id };
  const time = (field: string) => toMicros(readTimestamp(json.get(field)));
  return {
    database,
    path: parseDocumentName(name, database),
    fields: optional(json, 'fields', (fields) => readFields(fields)) ?? new Map(),
    createTime: time('createTime'),
    updateTime: time('updateTime'),
  };
}
