import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { asideName } from 'firestore-emulator/saved';
import { ROOT } from '../project.ts';
import { type Damage, damageIn, METADATA_FILE, type Part, readMetadata } from './checkSavedData.ts';

/** The folders of a suite's saved data. */
export type SavedData = {
  /** The folder it starts with. */
  folder: string;
  /** The folder it saves to: firebase-tools empties the folder before it moves the new files there. */
  next: string;
  /** The former `folder`, while `next` takes its place. */
  previous: string;
  /** The writes that Firestore has acknowledged since. */
  journal: string;
  /** Written by the official Firestore emulator, whose format only it can read. */
  official: boolean;
};

/** Returns the folders that go with a data folder, given relative to the project or absolute. */
export function savedData(name: string, official: boolean): SavedData {
  const folder = resolve(ROOT, name);
  return {
    official,
    folder,
    next: `${folder}.next`,
    previous: `${folder}.previous`,
    journal: `${folder}.journal`,
  };
}

/** Deletes the saved data of a suite. */
export function forget({ folder, next, previous, journal }: SavedData): void {
  for (const path of [folder, next, previous, journal]) rmSync(path, { recursive: true, force: true });
}

/**
 * Makes the last saved data the start of the next suite if it is complete, even when the process that saved
 * it was killed on the way. Returns a line when it is incomplete; then nothing changes, and the journal has
 * the rest.
 */
export async function finishSaving({ folder, next, previous, official }: SavedData): Promise<string | null> {
  const isSaved = existsSync(join(next, METADATA_FILE));
  const [damage] = isSaved ? await damageIn(next, official) : [];
  if (isSaved && damage === undefined) {
    if (existsSync(folder)) {
      rmSync(previous, { recursive: true, force: true });
      renameSync(folder, previous);
    }
    renameSync(next, folder);
  }
  if (!existsSync(folder) && existsSync(previous)) renameSync(previous, folder);
  for (const left of [next, previous]) rmSync(left, { recursive: true, force: true });
  return damage ? `What was being saved is not whole (${damage.why}): what was saved before is kept.` : null;
}

/**
 * Moves unreadable saved data aside and keeps the readable parts. Returns a line that says so, or null when
 * all is well. Without readable Firestore data the journal is moved aside too, because it continues that
 * data.
 */
export async function putDamagedAside({ folder, journal, official }: SavedData): Promise<string | null> {
  if (!existsSync(folder)) return null;
  if (isEmptyFolder(folder)) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const damage = await damageIn(folder, official);
  const [first] = damage;
  if (first === undefined) return null;
  const aside = asideName(folder);
  renameSync(folder, aside);
  const kept = keptParts(aside, damage);
  if (kept.includes('firestore')) copyParts(aside, folder, kept);
  else if (existsSync(journal)) renameSync(journal, `${aside}.journal`);
  const start = kept.includes('firestore')
    ? `Starting without ${damage.map(({ part }) => LOST[part]).join(' and ')}.`
    : 'Starting with new sample data.';
  const cure = 'To use it again, mend the file and rename the folder back.';
  return `The saved data is damaged (${first.why}): moved to ${relative(ROOT, aside)}. ${start} ${cure}`;
}

const LOST: Record<Damage['part'], string> = {
  all: 'it',
  firestore: 'the documents',
  auth: 'the accounts, which get their sample passwords again',
  storage: 'the images',
};

/** Whether a suite has saved this part of its data. */
export function hasPart({ folder }: SavedData, part: Part): boolean {
  return existsSync(join(folder, METADATA_FILE)) && readMetadata(folder)[part] !== undefined;
}

function isEmptyFolder(path: string): boolean {
  return statSync(path).isDirectory() && readdirSync(path).length === 0;
}

function keptParts(folder: string, damage: readonly Damage[]): Part[] {
  const damaged = damage.map(({ part }) => part);
  if (damaged.includes('all')) return [];
  const metadata = readMetadata(folder);
  const parts: Part[] = ['firestore', 'auth', 'storage'];
  return parts.filter((part) => metadata[part] !== undefined && !damaged.includes(part));
}

function copyParts(from: string, to: string, parts: readonly Part[]): void {
  const { version, ...metadata } = readMetadata(from);
  mkdirSync(to);
  for (const part of parts) {
    const path = metadata[part]?.path ?? '';
    cpSync(join(from, path), join(to, path), { recursive: true });
  }
  const kept = Object.fromEntries(parts.map((part) => [part, metadata[part]]));
  writeFileSync(join(to, METADATA_FILE), JSON.stringify({ version, ...kept }, undefined, 2));
}
