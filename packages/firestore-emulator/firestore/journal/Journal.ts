import { closeSync, fdatasync, fdatasyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { FirestoreError } from '../FirestoreError.ts';
import type { DatabaseName } from '../ResourceName.ts';
import type { CommitLog, JournalPosition } from '../store/CommitLog.ts';
import type { Commit } from '../store/Database.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { frame } from './frame.ts';
import { printRecord } from './record.ts';
import { segmentFile } from './segments.ts';

const SYNC_MS = 1000;
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** `fs.writeSync` as far as a journal uses it. */
export type WriteBytes = (file: number, bytes: Buffer, start: number, length: number, at: number) => number;

export type JournalOptions = {
  folder: string;
  /** Where the first segment stands; there must not be a file of it yet. */
  position: JournalPosition;
  /** Takes one line that the person at the keyboard should see. */
  notice: (line: string) => void;
  write?: WriteBytes;
};

/**
 * A write-ahead journal in segments. A commit is with the operating system before `append` returns, so it
 * survives the end of this process however that comes about. The disk is told to keep it within a second,
 * which is what the loss of power can cost.
 */
export class Journal implements CommitLog {
  private readonly options: JournalOptions;
  private readonly write: WriteBytes;
  private position: JournalPosition;
  private file: number;
  private size = 0;
  /** How many records the segment has. */
  private records = 0;
  private refusing = false;
  private sync: NodeJS.Timeout | null = null;

  constructor(options: JournalOptions) {
    this.options = options;
    this.write = options.write ?? writeSync;
    this.position = options.position;
    this.file = openSync(segmentFile(options.folder, options.position), 'wx');
  }

  append(name: DatabaseName, commit: Commit): void {
    const record = frame(printRecord(name, commit, this.records + 1));
    this.orRefuse(() => {
      this.size = this.writeAll(this.file, record, this.size);
    });
    this.records += 1;
    this.sync ??= setTimeout(() => this.flush(), SYNC_MS).unref();
  }

  rotate(remaining: Iterable<readonly [DatabaseName, StoredDocument]>): JournalPosition {
    return this.orRefuse(() => {
      const position = { ...this.position, segment: this.position.segment + 1 };
      // Left behind by an export that failed; nothing was acknowledged from it.
      const file = openSync(segmentFile(this.options.folder, position), 'w');
      let size = 0;
      let records = 0;
      for (const [name, document] of remaining) {
        const changes = [{ path: document.path, before: null, after: document }];
        records += 1;
        const record = printRecord(name, { time: document.updateTime, changes }, records);
        size = this.writeAll(file, frame(record), size);
      }
      fdatasyncSync(file);
      this.close();
      this.file = file;
      this.size = size;
      this.records = records;
      this.position = position;
      return position;
    });
  }

  /** Hands what was written to the disk and closes the file. */
  close(): void {
    if (this.sync !== null) clearTimeout(this.sync);
    this.sync = null;
    fdatasyncSync(this.file);
    closeSync(this.file);
  }

  /**
   * Writes at a position, so that what is left of a write that failed is overwritten by the next. Returns the
   * new end.
   */
  private writeAll(file: number, bytes: Buffer, at: number): number {
    let done = 0;
    try {
      while (done < bytes.length) {
        done += this.write(file, bytes, done, bytes.length - done, at + done);
      }
    } catch (error) {
      if (done > 0) ftruncateSync(file, at);
      throw error;
    }
    return at + bytes.length;
  }

  private orRefuse<T>(work: () => T): T {
    try {
      const result = work();
      this.refusing = false;
      return result;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      const why = error instanceof Error ? error.message : String(error);
      const cause = FULL.has(code) ? 'The disk is full' : `The disk can't be written (${why})`;
      if (!this.refusing) {
        this.options.notice(
          `${cause}: Firestore refuses writes until ${this.options.folder} takes them again.`,
        );
      }
      this.refusing = true;
      throw new FirestoreError('RESOURCE_EXHAUSTED', `${cause}: nothing was written.`);
    }
  }

  private flush(): void {
    this.sync = null;
    // An error shows at the next append; a file that was closed meanwhile has been flushed.
    fdatasync(this.file, () => {});
  }
}
