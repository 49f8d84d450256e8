import { personColumns, unlessNone } from '../../participants/personColumns.ts';
import { columnFinder, type FoundColumns, placesOf, type SheetColumns } from '../../sheet/columns.ts';
import { undoubted } from '../../sheet/judgeColumns.ts';
import type { Subject } from '../../sheet/readSheet.ts';
import { oneLine } from '../../text/oneLine.ts';
import type { PlaceWords } from './placeWords.ts';

type Column = 'place' | 'names' | 'emails' | 'school' | 'chapter';

const schools = ['college', 'university', 'campus', 'team', 'institution'];
const houses = ['fraternity', 'frat', 'house', 'greek', 'organization', 'organisation', 'org'];
const places = ['placing', 'rank', 'ranking', 'pos', 'position', 'finish', 'finished', 'standing', '#'];

const table: SheetColumns<Column> = {
  place: { heading: 'Place', names: [...places, 'no', 'number', 'nr'], read: ([cell = '']) => oneLine(cell) },
  names: { heading: 'Player', read: (cells) => cells.map(oneLine).filter(Boolean).join(' ') },
  emails: { heading: 'Email', read: (cells) => oneLine(cells.find((cell) => cell.includes('@')) ?? '') },
  school: { heading: 'School', names: schools, read: ([cell = '']) => unlessNone(oneLine(cell)) },
  chapter: {
    heading: 'Chapter',
    names: [...houses, 'chapter or house'],
    read: ([cell = '']) => unlessNone(oneLine(cell)),
  },
};

const columnsIn = columnFinder(table);

/** Returns the table of places, whose rows are told from headings by what the lists know. */
export function placingSheet(known: PlaceWords): Subject<Column> {
  return {
    columns: table,
    find: (heads, below) => {
      const found = placingColumns(heads, below, known);
      return found && undoubted(found);
    },
  };
}

/**
 * Returns the columns that a header row names ('Place', 'Player', 'School', 'Chapter'), or null when the row
 * is a person.
 */
function placingColumns(
  row: readonly string[],
  below: readonly (readonly string[])[],
  known: PlaceWords,
): FoundColumns<Column> | null {
  if (row.some((cell) => known.isSchool(cell) || known.isChapter(cell))) return null;
  const { names: _, emails: __, ...own } = placesOf(row.map((head) => columnsIn(head)[0] ?? null));
  const named = personColumns(row, below);
  if (named?.names?.length && row.filter(Boolean).length > 1) {
    const { names, emails, school, chapter } = named;
    return {
      place: own.place,
      names,
      emails,
      school: school?.length ? school : own.school,
      chapter: chapter?.length ? chapter : own.chapter,
    };
  }
  // 'Rank, Competitor, School': who it is stands in the first column that is nothing else.
  const found = Object.values(own).flat();
  const name = row.findIndex((head, index) => head !== '' && !found.includes(index));
  return found.length < 2 || name < 0 ? null : { ...own, names: [name] };
}
