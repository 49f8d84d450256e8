import { fraternityNicknames } from '../lists/fraternityNicknames.ts';
import type { Fraternity } from './fraternity.ts';
import { listedFraternity } from './fraternityNames.ts';

/** The number of values that a query may compare a field with. */
const maxNames = 30;

/**
 * Returns what others may call a chapter in events and requests, where its name is typed: its own name, the
 * full name of its fraternity, its letters and its nicknames; 30 at most.
 */
export function chapterNames({ name, letters }: Pick<Fraternity, 'name' | 'letters'>): string[] {
  const known = listedFraternity(name) ?? listedFraternity(letters);
  const nicknames = known ? [known.name, known.letters, ...(fraternityNicknames.get(known.name) ?? [])] : [];
  return [...new Set([name, letters, ...nicknames])].filter((one) => one !== '').slice(0, maxNames);
}
