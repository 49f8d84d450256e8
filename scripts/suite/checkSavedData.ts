import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkExport } from 'firestore-emulator/saved';
import * as v from 'valibot';

export const METADATA_FILE = 'firebase-export-metadata.json';

const Part = v.looseObject({ path: v.string() });
export const Metadata = v.looseObject({
  version: v.string(),
  firestore: v.optional(v.looseObject({ path: v.string(), metadata_file: v.string() })),
  auth: v.optional(Part),
  storage: v.optional(Part),
});
export type Metadata = v.InferOutput<typeof Metadata>;

const Accounts = v.looseObject({ users: v.optional(v.array(v.looseObject({ localId: v.string() }))) });
const Buckets = v.looseObject({ buckets: v.array(v.looseObject({ id: v.string() })) });
const File = v.looseObject({ name: v.string(), bucket: v.string(), size: v.number() });

/** The parts that firebase-tools saves; `all` when its own metadata can't be read. */
export type Part = 'firestore' | 'auth' | 'storage';
/** A damaged part, with a sentence that explains the damage. */
export type Damage = { part: Part | 'all'; why: string };

/**
 * Returns the unreadable parts of a folder that firebase-tools saved, or none. Its own import stops with a
 * stack trace at some of them and silently skips the rest. The documents of the official emulator are not
 * read.
 */
export async function damageIn(folder: string, official: boolean): Promise<Damage[]> {
  const metadata = attempt('all', folder, () => readMetadata(folder));
  if (!('value' in metadata)) return [metadata];
  const { firestore, auth, storage } = metadata.value;
  const found = [
    firestore === undefined || official
      ? null
      : await attemptFirestore(folder, join(folder, firestore.metadata_file)),
    auth && attempt('auth', folder, () => checkAccounts(join(folder, auth.path))),
    storage && attempt('storage', folder, () => checkImages(join(folder, storage.path))),
  ];
  return found.filter((result) => result !== null && result !== undefined && 'why' in result);
}

/** Returns the metadata that firebase-tools saved in a folder. Throws when it can't be read. */
export function readMetadata(folder: string): Metadata {
  return readJson(join(folder, METADATA_FILE), Metadata);
}

function attempt<T>(part: Damage['part'], folder: string, read: () => T): { value: T } | Damage {
  try {
    return { value: read() };
  } catch (error) {
    return { part, why: explain(error, folder) };
  }
}

async function attemptFirestore(folder: string, metadataFile: string): Promise<Damage | null> {
  try {
    await checkExport(metadataFile);
    return null;
  } catch (error) {
    return { part: 'firestore', why: explain(error, folder) };
  }
}

/** Returns an error in one line, with file names relative to the folder. */
function explain(error: unknown, folder: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(`${folder}/`, '').replaceAll(/\s+/g, ' ').replace(/\.$/, '');
}

function checkAccounts(folder: string): void {
  readJson(join(folder, 'accounts.json'), Accounts);
  readJson(join(folder, 'config.json'), v.looseObject({}));
}

function checkImages(folder: string): void {
  readJson(join(folder, 'buckets.json'), Buckets);
  const metadata = join(folder, 'metadata');
  for (const file of filesBelow(metadata)) {
    if (!file.endsWith('.json')) continue;
    const { size } = readJson(file, File);
    const blob = join(folder, 'blobs', relative(metadata, file).replace(/\.json$/, ''));
    const found = statSync(blob).size;
    if (found !== size) throw new Error(`${blob} has ${found} of ${size} bytes`);
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function readJson<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), readFileSync(file, 'utf8'));
  if (!parsed.success) throw new Error(`${file} is empty, cut off, or not what was saved`);
  return parsed.output;
}
