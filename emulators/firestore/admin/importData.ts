import { createReadStream, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { parseDocumentName } from '../ResourceName.ts';
import type { Store } from '../store/Store.ts';
import type { DocumentChange, StoredDocument } from '../store/StoredDocument.ts';
import { toMicros } from '../values/Timestamp.ts';
import { optional, readMessage, readText } from '../wire/read.ts';
import { readFields, readTimestamp } from '../wire/readValue.ts';
import { FORMAT, VERSION } from './exportData.ts';

const Metadata = v.object({ format: v.literal(FORMAT), version: v.literal(VERSION), documents: v.string() });
const BATCH = 1000;

type Imported = Pick<StoredDocument, 'path' | 'fields' | 'createTime' | 'updateTime'> & { database: string };

/**
 * Reads an export made by `exportData` into a project, over what is there, with the times the documents had.
 * Throws an Error that says what is wrong with the file; exports of the official emulator are refused.
 */
export async function importData(store: Store, project: string, metadataFile: string): Promise<void> {
  const file = join(dirname(metadataFile), metadataOf(metadataFile).documents);
  let number = 0;
  let batch: Imported[] = [];
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number += 1;
    if (line !== '') batch.push(parseLine(line, `${file}:${number}`));
    if (batch.length < BATCH) continue;
    apply(store, project, batch);
    batch = [];
  }
  apply(store, project, batch);
}

function metadataOf(file: string): v.InferOutput<typeof Metadata> {
  const text = readFileSync(file, 'utf8');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Metadata), text);
  if (parsed.success) return parsed.output;
  throw new Error(
    `${file} was not written by this program. Exports of the official emulator cannot be read.`,
  );
}

function parseLine(line: string, where: string): Imported {
  try {
    const json = readMessage(JSON.parse(line), ['name', 'fields', 'createTime', 'updateTime']);
    const name = optional(json, 'name', readText) ?? '';
    const [, project = '', , database = ''] = name.split('/');
    const time = (field: string) => toMicros(readTimestamp(json.get(field)));
    return {
      database,
      path: parseDocumentName(name, { project, database }),
      fields: optional(json, 'fields', (fields) => readFields(fields)) ?? new Map(),
      createTime: time('createTime'),
      updateTime: time('updateTime'),
    };
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function apply(store: Store, project: string, batch: readonly Imported[]): void {
  const changes = new Map<string, DocumentChange[]>();
  for (const { database: id, path, fields, createTime, updateTime } of batch) {
    const database = store.database({ project, database: id });
    const after = database.version(path, fields, createTime, updateTime);
    const list = changes.get(id) ?? [];
    changes.set(id, list);
    list.push({ path, before: database.get(path), after });
  }
  for (const [id, list] of changes) {
    const database = store.database({ project, database: id });
    database.apply(list, database.nextTime());
  }
}
