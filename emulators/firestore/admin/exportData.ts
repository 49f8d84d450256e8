import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { documentJson } from '../rest/encode.ts';
import type { Store } from '../store/Store.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';

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
  // Taken at once: what is written while the file grows belongs to the next export.
  const documents = store.databases(project).flatMap((database) => [...database.documents()]);
  await pipeline(Readable.from(lines(documents)), createWriteStream(join(folder, DOCUMENTS_FILE)));
  const metadata = { format: FORMAT, version: VERSION, documents: DOCUMENTS_FILE };
  writeFileSync(join(folder, `${name}.overall_export_metadata`), `${JSON.stringify(metadata)}\n`);
}

function* lines(documents: readonly StoredDocument[]): Generator<string> {
  for (const document of documents) yield `${JSON.stringify(documentJson(document, null))}\n`;
}
