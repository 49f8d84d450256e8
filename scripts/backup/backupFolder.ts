import {
  appendFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  type BackupFile,
  dataFile,
  type Manifest,
  manifestName,
  manifestText,
  readManifest,
} from '../../src/domain/backup/manifest.ts';
import { readStoredLine, type StoredDocument } from '../../src/domain/backup/storedLine.ts';
import { UserError } from '../userError.ts';

const Unfinished = v.object({
  project: v.string(),
  startedAt: v.string(),
  readTime: v.nullable(v.string()),
  after: v.string(),
  files: v.record(v.string(), v.object({ documents: v.number(), bytes: v.number() })),
});

/** How far a backup is: the last document that it has, and its files up to there. */
export type Unfinished = v.InferOutput<typeof Unfinished>;

const unfinishedName = 'unfinished.json';

/** Returns how far a backup in this folder came before it broke off; null where none did. */
export function unfinishedBackup(folder: string): Unfinished | null {
  if (existsSync(join(folder, manifestName))) {
    throw new UserError(`${folder} holds a backup already: name another folder.`);
  }
  const path = join(folder, unfinishedName);
  return existsSync(path) ? v.parse(Unfinished, JSON.parse(readFileSync(path, 'utf8'))) : null;
}

/** Makes the folder's files hold exactly what a backup had when it said so. */
export function openFolder(folder: string, { files }: Unfinished): void {
  if (Object.keys(files).length === 0) rmSync(join(folder, 'data'), { recursive: true, force: true });
  mkdirSync(join(folder, 'data'), { recursive: true });
  for (const [name, { bytes }] of Object.entries(files)) truncateSync(join(folder, dataFile(name)), bytes);
}

/** Adds lines to the file of a collection and returns what it holds then. */
export function addLines(folder: string, name: string, lines: readonly string[], file?: BackupFile) {
  const text = `${lines.join('\n')}\n`;
  appendFileSync(join(folder, dataFile(name)), text);
  const { documents, bytes } = file ?? { documents: 0, bytes: 0 };
  return { documents: documents + lines.length, bytes: bytes + Buffer.byteLength(text) };
}

/** Notes how far a backup is, in one step: whoever is killed meanwhile finds the note before. */
export function noteProgress(folder: string, progress: Unfinished): void {
  replaceFile(folder, unfinishedName, JSON.stringify(progress));
}

/** Says that a backup is whole. */
export function finishFolder(folder: string, manifest: Manifest): void {
  replaceFile(folder, manifestName, manifestText(manifest));
  rmSync(join(folder, unfinishedName), { force: true });
}

function replaceFile(folder: string, name: string, text: string): void {
  writeFileSync(join(folder, `${name}.new`), text);
  renameSync(join(folder, `${name}.new`), join(folder, name));
}

/** Reads what a backup says of itself, and looks whether its files are whole. @throws UserError */
export function openBackup(folder: string): Manifest {
  const path = join(folder, manifestName);
  if (!existsSync(path)) {
    const isCut = existsSync(join(folder, unfinishedName));
    throw new UserError(
      isCut
        ? `The backup in ${folder} isn't finished: run \`npm run backup -- ${folder}\` again.`
        : `There is no backup in ${folder}: ${manifestName} is missing.`,
    );
  }
  const manifest = readManifest(readFileSync(path, 'utf8'));
  for (const [name, { bytes }] of Object.entries(manifest.files)) {
    const file = join(folder, dataFile(name));
    const size = existsSync(file) ? statSync(file).size : 0;
    if (size !== bytes) {
      throw new UserError(`The backup is damaged: ${file} has ${size} bytes instead of ${bytes}.`);
    }
  }
  return manifest;
}

/** Reads the documents of a backup. @throws UserError for a line that is none */
export async function* documentsOf(folder: string, manifest: Manifest): AsyncGenerator<StoredDocument> {
  for (const [name, { documents }] of Object.entries(manifest.files)) {
    const path = join(folder, dataFile(name));
    let read = 0;
    for await (const line of linesIn(path)) {
      read += 1;
      yield documentIn(line, `${path}:${read}`);
    }
    if (read !== documents) {
      throw new UserError(`The backup is damaged: ${path} has ${read} lines instead of ${documents}.`);
    }
  }
}

/** node:readline also ends a line at U+2028, which a text may have. */
async function* linesIn(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function documentIn(line: string, place: string): StoredDocument {
  try {
    return readStoredLine(line);
  } catch (error) {
    throw new UserError(`The backup is damaged: ${place} holds no document (${error}).`);
  }
}
