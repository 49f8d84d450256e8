import { fraternityNicknames } from '../lists/fraternityNicknames.ts';
import { type ListedFraternity, fraternities as listed } from '../lists/listedFraternities.ts';
import { searchText } from '../text/searchText.ts';
import { slug } from '../text/slug.ts';

const byKey = new Map(
  listed.flatMap((fraternity) =>
    [fraternity.name, fraternity.letters, ...nicknamesOf(fraternity)].map((name) => [
      nameKey(name),
      fraternity,
    ]),
  ),
);

/**
 * Returns the listed fraternity with this name: its full name, a nickname ('Pike') or its letters ('ΣΧ', or
 * with a Latin X), each with or without 'Fraternity'. Returns null for no match.
 */
export function listedFraternity(name: string): ListedFraternity | null {
  return byKey.get(nameKey(name)) ?? null;
}

/**
 * Returns a key that all names of one fraternity share: the slug of its full name; '' for a name without a
 * Latin letter.
 */
export function fraternityKey(name: string): string {
  return slug(listedFraternity(name)?.name ?? name);
}

/** Returns what a search for a fraternity looks through: its name, its letters and its nicknames. */
export function fraternityWords({
  name,
  letters = '',
}: {
  name: string;
  letters?: string | undefined;
}): string {
  const known = listedFraternity(name) ?? listedFraternity(letters);
  return [name, letters, ...(known ? [known.name, known.letters, ...nicknamesOf(known)] : [])].join('\n');
}

function nicknamesOf({ name }: ListedFraternity): readonly string[] {
  return fraternityNicknames.get(name) ?? [];
}

function nameKey(name: string): string {
  const words = searchText(name).replace(/^the | (fraternity|inc|incorporated)\b/g, '');
  return words.replace(/[^\p{L}\p{N}]/gu, '');
}
