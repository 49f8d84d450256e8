import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { JournalPosition } from '../store/CommitLog.ts';
import type { Store } from '../store/Store.ts';
import type { DocumentChange } from '../store/StoredDocument.ts';
import { FORMAT, VERSION } from './exportData.ts';
import { readDocument, type SavedDocument } from './readDocument.ts';
import { readLines } from './readLines.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Metadata = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  documents: v.string(),
  count: v.optional(count),
  position: v.optional(v.object({ journal: v.string(), segment: count })),
});
const BATCH = 1000;

/**
 * Reads an export made by `exportData` into a project, over what is there, with the times the documents had.
 * Returns where the journal goes on, null for an export made without one. Throws an Error that says what is
 * wrong with the file; exports of the official emulator are refused.
 */
export async function importData(
  store: Store,
  project: string,
  metadataFile: string,
): Promise<JournalPosition | null> {
  let batch: SavedDocument[] = [];
  for await (const document of documentsOf(metadataFile)) {
    batch.push(document);
    if (batch.length < BATCH) continue;
    apply(store, project, batch);
    batch = [];
  }
  apply(store, project, batch);
  return metadataOf(metadataFile).position ?? null;
}

/** Reads an export without keeping it. Throws an Error that says what is wrong with the file. */
export async function checkExport(metadataFile: string): Promise<void> {
  for await (const _ of documentsOf(metadataFile));
}

async function* documentsOf(metadataFile: string): AsyncGenerator<SavedDocument> {
  const metadata = metadataOf(metadataFile);
  const file = join(dirname(metadataFile), metadata.documents);
  let number = 0;
  let found = 0;
  for await (const { bytes } of readLines(file)) {
    number += 1;
    if (bytes.length === 0) continue;
    found += 1;
    yield parseLine(bytes.toString(), `${file}:${number}`);
  }
  if (found !== (metadata.count ?? found)) {
    throw new Error(`${file} has ${found} of ${metadata.count} documents.`);
  }
}

function metadataOf(file: string): v.InferOutput<typeof Metadata> {
  const text = readFileSync(file, 'utf8');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Metadata), text);
  if (parsed.success) return parsed.output;
  throw new Error(
    `${file} was not written by this program. Exports of the official emulator cannot be read.`,
  );
}

function parseLine(line: string, where: string): SavedDocument {
  try {
    return readDocument(JSON.parse(line));
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function apply(store: Store, project: string, batch: readonly SavedDocument[]): void {
  const changes = new Map<string, DocumentChange[]>();
  for (const { database: from, path, fields, createTime, updateTime } of batch) {
    const database = store.database({ project, database: from.database });
    const after = database.version(path, fields, createTime, updateTime);
    const list = changes.get(from.database) ?? [];
    changes.set(from.database, list);
    list.push({ path, before: database.get(path), after });
  }
  for (const [id, list] of changes) {
    const database = store.database({ project, database: id });
    database.apply(list, database.nextTime());
  }
}
