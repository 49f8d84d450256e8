import { useEffect, useState } from 'react';
import type { PlacedFraternity } from '../../../../data/staff/fraternities.ts';
import type { OutreachEntry } from '../../../../domain/outreach/outreachEntry.ts';
import { chapterKey } from '../../chapterKey.ts';

/** Reads the newest entry of a chapter's log. */
export type ReadNewest = (collegeId: string, fraternityId: string) => Promise<OutreachEntry | null>;

type Known = { at: number; entry: OutreachEntry | null };

/** The entries that this page has read, so that going back to a list reads none of them again. */
const known = new Map<string, Known>();
const knownLimit = 1_000;

/**
 * Returns the newest entry of a chapter's log, null until it is known or when there is none. It is read once
 * for each time of a last contact, so a chapter that no one has contacted costs nothing.
 */
export function useNewestEntry(chapter: PlacedFraternity, read: ReadNewest): OutreachEntry | null {
  const { collegeId, id } = chapter;
  const key = chapterKey(chapter);
  const at = chapter.lastContactAt?.getTime() ?? null;
  const [, draw] = useState(0);
  const before = known.get(key);
  const isRead = at === null || before?.at === at;

  useEffect(() => {
    if (isRead) return;
    let wanted = true;
    read(collegeId, id).then(
      (entry) => {
        remember(key, { at, entry });
        if (wanted) draw((count) => count + 1);
      },
      // The row says when the last contact was all the same.
      (error: unknown) => console.warn('Failed to load the last entry of a log.', error),
    );
    return () => {
      wanted = false;
    };
  }, [isRead, read, collegeId, id, key, at]);

  return at === null ? null : (before?.entry ?? null);
}

/** Returns the newest entry of a chapter's log as far as a row has read it, null otherwise. */
export function knownNewest(chapter: PlacedFraternity): OutreachEntry | null {
  const before = known.get(chapterKey(chapter));
  return before && before.at === chapter.lastContactAt?.getTime() ? before.entry : null;
}

function remember(key: string, entry: Known): void {
  known.delete(key);
  known.set(key, entry);
  const [oldest] = known.keys();
  if (known.size > knownLimit && oldest !== undefined) known.delete(oldest);
}
