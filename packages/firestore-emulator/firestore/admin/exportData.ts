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
 * Writes all databases of a project to `<directory>/<name>/`: `<name>.overall_export_metadata` (where
 * firebase-tools looks for it) and one document a line in REST form. The format is our own; the official
 * emulator cannot read it. The metadata comes last and says how many documents there are and where the
 * journal goes on.
 */
export async function exportData(
  store: Store,
  project: string,
  directory: string,
  name: string,
): Promise<void> {
  const folder = join(directory, name);
  mkdirSync(folder, { recursive: true });
  // Taken at once: what is written while the file grows is in the journal's next segment.
  const documents = store.databases(project).flatMap((database) => [...database.documents()]);
  const position = store.commitLog?.rotate(otherProjects(store, project)) ?? null;
  await pipeline(
    Readable.from(lines(documents)),
    createWriteStream(join(folder, DOCUMENTS_FILE), { flush: true }),
  );
  const metadata = {
    format: FORMAT,
    version: VERSION,
    documents: DOCUMENTS_FILE,
    count: documents.length,
    ...(position !== null && { position }),
  };
  const file = join(folder, `${name}.overall_export_metadata`);
  writeFileSync(file, `${JSON.stringify(metadata)}\n`, { flush: true });
}

function* lines(documents: readonly StoredDocument[]): Generator<string> {
  for (const document of documents) yield `${JSON.stringify(documentJson(document, null))}\n`;
}

/** What an export of one project leaves out. */
function* otherProjects(store: Store, project: string) {
  for (const database of store.databases()) {
    if (database.name.project === project) continue;
    for (const document of database.documents()) yield [database.name, document] as const;
  }
}
