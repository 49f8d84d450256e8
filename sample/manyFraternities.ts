import type { StoredDocument } from '../scripts/firestoreRest.ts';
import { outreachStatuses } from '../src/domain/fraternities/fraternitySchema.ts';
import { slug } from '../src/domain/text/slug.ts';
import type { Lists } from './lists.ts';

/**
 * Returns every college of the list and `total` fraternities spread over them, like a tour after some years.
 */
export function manyFraternities({ colleges, fraternities }: Lists, total: number): StoredDocument[] {
  const counts = colleges.map((_, place) => Math.floor((total + place) / colleges.length));
  return colleges.flatMap(({ id, name, conference, city, state }, place) => {
    const fraternityCount = counts[place] ?? 0;
    const fields = {
      name,
      conference,
      logoPath: null,
      fraternityCount,
      state,
      location: `${city}, ${state}`,
    };
    const chapters = fraternities.slice(0, fraternityCount).map((fraternity, at) => ({
      path: `colleges/${id}/fraternities/${slug(fraternity.name)}`,
      fields: {
        name: fraternity.name,
        status: outreachStatuses[(at + place) % outreachStatuses.length] ?? '',
      },
    }));
    return [{ path: `colleges/${id}`, fields }, ...chapters];
  });
}
