import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readLines } from '../admin/readLines.ts';
import type { JournalPosition } from '../store/CommitLog.ts';
import type { Store } from '../store/Store.ts';
import { frame, unframe } from './frame.ts';
import { Journal, type WriteBytes } from './Journal.ts';
import { Lost } from './Lost.ts';
import { asideName, putAside } from './putAside.ts';
import { applyRecord, renumbered } from './record.ts';
import { listSegments, type Segment, segmentsAfter } from './segments.ts';

export type OpenOptions = {
  folder: string;
  /** Where the export that was imported says the journal goes on. */
  base: JournalPosition | null;
  /** Takes one line of the log. */
  log: (line: string) => void;
  /** Takes one line that the person at the keyboard should see. */
  notice: (line: string) => void;
  write?: WriteBytes;
};

/**
 * Applies what a journal kept since the imported export, drops what the export has, and begins a new segment
 * for what this process commits. What can't be used is put aside under a name and noticed. Throws when
 * nothing can be written.
 */
export async function openJournal(store: Store, options: OpenOptions): Promise<Journal> {
  const { folder, base, log, notice, write } = options;
  makeFolder(options);
  let segments = segmentsAfter(listSegments(folder), base);
  if (segments === null) {
    notice(`The journal doesn't belong to the saved data: moved to ${putAside(folder)}.`);
    mkdirSync(folder);
    segments = [];
  }
  const start = performance.now();
  let records = 0;
  for (const segment of segments) records += await replay(store, segment, options);
  if (records > 0) {
    log(`journal: ${records} commits since the last export, in ${(performance.now() - start).toFixed(0)} ms`);
  }
  // Kept until here: the export holds them, and it has been read.
  const first = base?.segment ?? 1;
  for (const { segment, file } of listSegments(folder)) if (segment < first) rmSync(file);
  const position = {
    journal: base?.journal ?? segments[0]?.journal ?? randomBytes(6).toString('hex'),
    segment: (segments.at(-1)?.segment ?? first - 1) + 1,
  };
  const journal = new Journal({ folder, position, notice, ...(write && { write }) });
  store.commitLog = journal;
  return journal;
}

function makeFolder({ folder, notice }: OpenOptions): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) {
    notice(`A file stands where the journal should be: moved to ${putAside(folder)}.`);
  }
  mkdirSync(folder, { recursive: true });
}

/**
 * Returns the number of commits applied. A last line without its end was never acknowledged and is left out;
 * one that ends in zeros was, since only a disk that lost what it was given leaves them.
 */
async function replay(store: Store, segment: Segment, { folder, notice }: OpenOptions): Promise<number> {
  const good: string[] = [];
  const lost = new Lost();
  for await (const { bytes, ended } of readLines(segment.file)) {
    const text = unframe(bytes);
    const applied = text === null ? null : tryToApply(store, text);
    if (text !== null && applied !== null) {
      good.push(text);
      lost.readable(applied.number);
    } else if (ended || bytes.at(-1) === 0) lost.unreadable();
  }
  const words = lost.asWords();
  if (words !== null) {
    const kept = asideName(folder);
    copyFileSync(segment.file, kept);
    const mended = good.map((text, at) => frame(renumbered(text, at + 1)));
    writeFileSync(`${segment.file}.mended`, Buffer.concat(mended), { flush: true });
    renameSync(`${segment.file}.mended`, segment.file);
    notice(
      `The journal is damaged: ${words} can't be read and ${good.length} can; its file is kept as ${kept}.`,
    );
  }
  return good.length;
}

function tryToApply(store: Store, text: string): { number: number | undefined } | null {
  try {
    return { number: applyRecord(store, text) };
  } catch {
    return null;
  }
}
