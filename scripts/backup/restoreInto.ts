import { createHash } from 'node:crypto';
import { documentRoot, type Manifest } from '../../src/domain/backup/manifest.ts';
import { type Renamed, readStoredLine, storedLine } from '../../src/domain/backup/storedLine.ts';
import { callDatabase, type Database } from '../firestoreRest.ts';
import { UserError } from '../userError.ts';
import { allDocuments, persistently } from './allDocuments.ts';
import { documentsOf, openBackup } from './backupFolder.ts';

/** How a database differs from a backup: the paths of documents. */
type Comparison = {
  /** How many are in both, and the same in every value and its type. */
  same: number;
  different: readonly string[];
  /** Those that the backup lacks. */
  extra: readonly string[];
  missing: readonly string[];
};

/** How a backup is restored. `overwrite` names a project that may hold other documents. */
type RestoreOptions = { dryRun?: boolean; overwrite?: string | undefined };

/** What is said while a backup is restored: how far a step is, and what was found or done. */
type Tell = { step: (text: string) => void; done: (text: string) => void };

/** How many documents are named. */
const NAMED = 10;

/** The documents of a backup, each as a hash of its line. */
type Expected = ReadonlyMap<string, string>;

/** At most so much in one commit; Firestore takes 10 MiB, and what it indexes counts too. */
const COMMIT = { documents: 200, characters: 2_000_000 };

/**
 * Writes the documents of a backup that a database lacks, and compares every document afterwards. A database
 * that holds anything else is left alone unless `overwrite` names it; one with a part of the backup gets the
 * rest. @throws UserError when it is left alone, when the backup is damaged or the two aren't the same
 */
export async function restoreInto(
  database: Database,
  folder: string,
  { dryRun = false, overwrite }: RestoreOptions,
  { step, done }: Tell,
): Promise<void> {
  const target = database.project;
  const manifest = openBackup(folder);
  done(`Backup of ${manifest.project}, ${manifest.startedAt}: ${manifest.documents} documents.`);
  const renamed = movedTo(target, manifest);
  const expected = await expectedIn(folder, manifest, renamed);
  const before = await compare(database, expected, (read) => step(`${read} documents there`));
  done(`In ${target} now: ${stateText(before)}.`);
  if (dryRun) return;
  if (before.different.length + before.extra.length > 0 && overwrite !== target) {
    throw new UserError(refusalText(before, target));
  }
  const paths = new Set([...before.missing, ...before.different]);
  await writeBack(database, folder, { manifest, renamed, paths }, (written) =>
    step(`${written} of ${paths.size} documents written`),
  );
  done(`${paths.size} documents written.`);
  const after = await compare(database, expected, (read) => step(`${read} documents compared`));
  const off = [...after.different, ...after.missing];
  if (off.length > 0) {
    throw new UserError(`${target} isn't the same as the backup: ${stateText(after)}.\n${named(off)}`);
  }
  done(`Compared: all ${after.same} documents of the backup are in ${target}, the same.`);
  if (after.extra.length > 0) done(`Left alone: ${after.extra.length} that the backup doesn't have.`);
}

function refusalText({ different, extra }: Comparison, target: string): string {
  return [
    `Nothing was written: ${target} holds documents that aren't in this backup, or differ.`,
    named([...different, ...extra]),
    `To write over those that differ, and leave the others: --overwrite ${target}`,
  ].join('\n');
}

function stateText({ same, different, extra, missing }: Comparison): string {
  return [
    `${same} the same`,
    `${different.length} different`,
    `${missing.length} missing`,
    `${extra.length} that the backup doesn't have`,
  ].join(', ');
}

function named(paths: readonly string[]): string {
  const more = paths.length > NAMED ? [`and ${paths.length - NAMED} more`] : [];
  return [...paths.slice(0, NAMED), ...more].map((path) => `  ${path}`).join('\n');
}

/** Returns what a project would hold after a backup of another one was restored: references lead there. */
function movedTo(project: string, { project: from }: Manifest): Renamed {
  const before = documentRoot(from);
  const after = documentRoot(project);
  return (name) => (name.startsWith(before) ? after + name.slice(before.length) : name);
}

/** Reads a backup and returns what a database has to hold to be the same. @throws UserError if damaged */
async function expectedIn(folder: string, manifest: Manifest, renamed: Renamed): Promise<Expected> {
  const expected = new Map<string, string>();
  for await (const document of documentsOf(folder, manifest)) {
    expected.set(document.path, hash(storedLine(document, renamed)));
  }
  return expected;
}

/** Compares a database with a backup, document by document; `tell` hears how many were read. */
async function compare(
  database: Database,
  expected: Expected,
  tell: (documents: number) => void,
): Promise<Comparison> {
  const missing = new Set(expected.keys());
  const different: string[] = [];
  const extra: string[] = [];
  let read = 0;
  for await (const page of allDocuments(database)) {
    for (const document of page) {
      missing.delete(document.path);
      const known = expected.get(document.path);
      if (known === undefined) extra.push(document.path);
      else if (known !== hash(storedLine(document))) different.push(document.path);
    }
    read += page.length;
    tell(read);
  }
  return { same: read - different.length - extra.length, different, extra, missing: [...missing] };
}

/** Writes the documents of a backup at these paths; `tell` hears how many were written. */
async function writeBack(
  database: Database,
  folder: string,
  { manifest, renamed, paths }: { manifest: Manifest; renamed: Renamed; paths: ReadonlySet<string> },
  tell: (documents: number) => void,
): Promise<void> {
  const root = documentRoot(database.project);
  let writes: object[] = [];
  let characters = 0;
  let written = 0;
  const flush = async () => {
    const body = { writes };
    await persistently(() => callDatabase(database, 'commit', body));
    written += writes.length;
    tell(written);
    writes = [];
    characters = 0;
  };
  for await (const document of documentsOf(folder, manifest)) {
    if (!paths.has(document.path)) continue;
    const line = storedLine(document, renamed);
    const isFull = writes.length === COMMIT.documents || characters + line.length > COMMIT.characters;
    if (isFull && writes.length > 0) await flush();
    // The fields as the line has them, with references that lead into this project.
    writes.push({ update: { name: root + document.path, fields: readStoredLine(line).fields } });
    characters += line.length;
  }
  if (writes.length > 0) await flush();
}

function hash(line: string): string {
  return createHash('sha256').update(line).digest('base64');
}
