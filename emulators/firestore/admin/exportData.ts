import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { documentJson } from '../rest/encode.ts';
import type { Store } from '../store/Store.ts';

/** What the metadata file says, beside the name of the file with the documents. */
export const FORMAT = 'campus-blackjack-firestore-export';
export const VERSION = 1;
const DOCUMENTS_FILE = 'documents.ndjson';

/**
 * Writes all databases of a project to `<directory>/<name>/`: `<name>.overall_export_metadata` (where firebase-tools looks
 * for it) and one document a line in REST form. The format is our own; the official emulator cannot read it.
 */
export async function exportData(
  store: Store,
  project: string,
  directory: string,
  name: string,
): Promise<void> {
  const folder = join(directory, name);
  mkdirSync(folder, { recursive: true });
  await pipeline(Readable.from(lines(store, project)), createWriteStream(join(folder, DOCUMENTS_FILE)));
  const metadata = { format: FORMAT, version: VERSION, documents: DOCUMENTS_FILE };
  writeFileSync(join(folder, `${name}.overall_export_metadata`), `${JSON.stringify(metadata)}\n`);
}

function* lines(store: Store, project: string): Generator<string> {
  for (const database of store.databases(project)) {
    for (const document of database.documents()) yield `${JSON.stringify(documentJson(document, null))}\n`;
  }
}
