import { type PersonColumns, personColumns } from '../../participants/personColumns.ts';
import type { PlaceWords } from './placeWords.ts';

/** The columns of a table of places, by index; undefined where there is none. */
export type PlacingColumns = Pick<PersonColumns, 'names' | 'emails' | 'school' | 'chapter'> & {
  place: number | undefined;
};

const place = /^(place|placing|rank|ranking|pos|position|finish|finished|standing|#|no|number|nr)$/;
const school = /^(school|college|university|campus|team|institution)$/;
const chapter = /^(chapter|fraternity|frat|house|greek|organi[sz]ation|org|chapter or house)$/;

/**
 * Returns the columns that a header row names ('Place', 'Player', 'School', 'Chapter'), or null when the row
 * is a person.
 */
export function placingColumns(row: readonly string[], known: PlaceWords): PlacingColumns | null {
  if (row.some((cell) => known.isSchool(cell) || known.isChapter(cell))) return null;
  const heads = row.map((cell) =>
    cell
      .toLowerCase()
      .replace(/[.:?*]/g, '')
      .trim(),
  );
  const at = (matches: RegExp) => {
    const found = heads.findIndex((head) => matches.test(head));
    return found < 0 ? undefined : found;
  };
  const places = at(place);
  const named = personColumns(row);
  if (named && named.names.length > 0 && row.filter(Boolean).length > 1) {
    return {
      names: named.names,
      emails: named.emails,
      school: named.school ?? at(school),
      chapter: named.chapter ?? at(chapter),
      place: places,
    };
  }
  // 'Rank, Competitor, School': who it is stands in the first column that is nothing else.
  const found = [places, at(school), at(chapter)].filter((index) => index !== undefined);
  const name = heads.findIndex((head, index) => head !== '' && !found.includes(index));
  if (found.length < 2 || name < 0) return null;
  return { names: [name], emails: [], school: at(school), chapter: at(chapter), place: places };
}
