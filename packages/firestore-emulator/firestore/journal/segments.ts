import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { JournalPosition } from '../store/CommitLog.ts';

const NAME = /^([0-9a-f]{12})-(\d{8})\.log$/;

export type Segment = JournalPosition & { file: string };

/** Returns the file of one segment of a journal. */
export function segmentFile(folder: string, { journal, segment }: JournalPosition): string {
  return join(folder, `${journal}-${String(segment).padStart(8, '0')}.log`);
}

/** Returns the segments in a folder, in the order they were written. */
export function listSegments(folder: string): Segment[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const [, journal, number] = NAME.exec(name) ?? [];
      if (journal === undefined) return [];
      return [{ journal, segment: Number(number), file: join(folder, name) }];
    })
    .sort((a, b) => a.segment - b.segment);
}

/**
 * Returns the segments that go on where an export ends (null = an export made without a journal, or none), or
 * null when they belong to other data: another journal, or one that lacks a segment.
 */
export function segmentsAfter(all: readonly Segment[], base: JournalPosition | null): Segment[] | null {
  const journal = base?.journal ?? all[0]?.journal;
  const first = base?.segment ?? 1;
  if (all.some((segment) => segment.journal !== journal)) return null;
  const after = all.filter(({ segment }) => segment >= first);
  const begins = after.length > 0 || (all.at(-1)?.segment ?? first - 1) === first - 1;
  return begins && after.every(({ segment }, at) => segment === first + at) ? after : null;
}
