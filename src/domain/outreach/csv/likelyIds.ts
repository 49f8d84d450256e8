import { fraternityKey, listedFraternity } from '../../fraternities/fraternityNames.ts';
import { slug } from '../../text/slug.ts';
import { fraternityInCell } from './fraternityInCell.ts';

/** A chapter that a file names. */
export type NamedChapter = { collegeId: string; name: string };

/**
 * Returns the ids that the chapters of a file have if they were added under the names it says, by college.
 * Null for a college of which it names a chapter twice: only all of its chapters tell which is which.
 */
export function likelyIds(named: readonly NamedChapter[]): Map<string, ReadonlySet<string> | null> {
  const found = new Map<string, Set<string> | null>();
  const seen = new Set<string>();
  for (const { collegeId, name: cell } of named) {
    const { name } = fraternityInCell(cell);
    const key = `${collegeId}/${fraternityKey(name)}`;
    const ids = found.get(collegeId);
    if (seen.has(key) || ids === null) found.set(collegeId, null);
    else found.set(collegeId, new Set([...(ids ?? []), ...idsOf(cell), ...idsOf(name)]));
    seen.add(key);
  }
  return found;
}

function idsOf(name: string): string[] {
  return [slug(name), slug(listedFraternity(name)?.name ?? '')].filter(Boolean);
}
