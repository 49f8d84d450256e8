import { documentRoot, fileKey, type Manifest } from '../../src/domain/backup/manifest.ts';
import { collectionOf, type StoredDocument, storedLine } from '../../src/domain/backup/storedLine.ts';
import type { Database } from '../firestoreRest.ts';
import { UserError } from '../userError.ts';
import { allDocuments } from './allDocuments.ts';
import {
  addLines,
  finishFolder,
  noteProgress,
  openFolder,
  type Unfinished,
  unfinishedBackup,
} from './backupFolder.ts';

/** Firestore shows what it held an hour ago at most. */
const RESUMED_MS = 50 * 60_000;

/**
 * Writes every document of a database into a folder, one line each, and returns what the folder holds then. A
 * backup that broke off within the hour goes on where it was. `tell`: called with the number of documents
 * written so far.
 */
export async function writeBackup(
  database: Database,
  folder: string,
  tell: (documents: number) => void,
  now: () => Date = () => new Date(),
): Promise<Manifest> {
  const { project } = database;
  let progress = begun(unfinishedBackup(folder), database, now());
  openFolder(folder, progress);
  for await (const page of allDocuments(database, progress)) {
    const files = { ...progress.files };
    for (const [name, lines] of linesOf(page)) files[name] = addLines(folder, name, lines, files[name]);
    progress = { ...progress, files, after: page.at(-1)?.name ?? progress.after };
    noteProgress(folder, progress);
    tell(documentsIn(progress));
  }
  const { startedAt, readTime, files } = progress;
  if (documentsIn(progress) === 0) throw new UserError(`${documentRoot(project)} holds no document.`);
  const manifest: Manifest = {
    format: 1,
    project,
    startedAt,
    finishedAt: now().toISOString(),
    readTime,
    documents: documentsIn(progress),
    files,
  };
  finishFolder(folder, manifest);
  return manifest;
}

/** Returns the lines of documents by the file that they are kept in. */
function linesOf(page: readonly StoredDocument[]): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  for (const document of page) {
    const name = fileKey(collectionOf(document.path));
    lines.set(name, [...(lines.get(name) ?? []), storedLine(document)]);
  }
  return lines;
}

/** Goes on with what broke off, if the database can still be read as it was then, or begins anew. */
function begun(unfinished: Unfinished | null, { project, ownerToken }: Database, now: Date): Unfinished {
  const isFresh = unfinished && now.getTime() - Date.parse(unfinished.startedAt) < RESUMED_MS;
  if (isFresh && unfinished.project === project) return unfinished;
  // A whole minute, which Firestore can show for a week where point-in-time recovery is on. The emulators
  // can't show the past.
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();
  return {
    project,
    startedAt: now.toISOString(),
    readTime: ownerToken ? minute : null,
    after: '',
    files: {},
  };
}

function documentsIn({ files }: Unfinished): number {
  return Object.values(files).reduce((sum, { documents }) => sum + documents, 0);
}
