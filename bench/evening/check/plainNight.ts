import {
  type PlainPlace,
  plainCounts,
  plainPlaces,
  toMap,
  toNumber,
  toText,
} from '../../../tests/night/plainModel.ts';
import { EVENT, HIDDEN } from '../people.ts';
import { type Documents, logOf } from './documents.ts';

/** Somebody with a place, as the public may see them: '' for who is shown by their number. */
export type PlainPerson = PlainPlace & { name: string; shown: string; chips: number };

/** What everybody should see: the people with a place, the first of the night first, and how many played. */
export type PlainNight = { people: PlainPerson[]; field: number };

/** Returns the night as its log and the list at the door say it. */
export function plainNight(documents: Documents): PlainNight {
  const log = logOf(documents);
  const chips = lastChips(documents, plainCounts(log));
  const people = plainPlaces(log).map((placed) => {
    const name = nameOf(documents, placed.no);
    return { ...placed, name, shown: name || `#${placed.no}`, chips: chips.get(placed.no) ?? 0 };
  });
  // Nobody was disqualified: who has no place didn't come.
  return { people, field: people.length };
}

/** Returns the name that somebody agreed to at the door; whoever asked for it afterwards has none. */
function nameOf(documents: Documents, no: number): string {
  const { numbers } = toMap(documents.get(`events/${EVENT}/private/draw`));
  const id = toText(toMap(numbers)[String(no)]);
  const { name, shownAs } = toMap(documents.get(`events/${EVENT}/participants/${id}`));
  const whole = toText(name);
  if (whole === HIDDEN.name) return '';
  if (shownAs === 'full') return whole;
  const [first = '', last = ''] = whole.split(' ');
  return `${first} ${last.slice(0, 1)}.`;
}

/** Returns how many chips somebody's last count says, by number. */
function lastChips(documents: Documents, counts: ReadonlyMap<string, string>): Map<number, number> {
  const chips = new Map<number, number>();
  const { rounds } = toMap(documents.get(`boards/${EVENT}`));
  const inOrder = Object.entries(toMap(rounds)).sort(([one], [two]) => (one < two ? -1 : 1));
  for (const [round, data] of inOrder)
    for (const [table, drawn] of Object.entries(toMap(toMap(data).tables)))
      for (const [at, no] of seatsOf(drawn).entries()) {
        const count = counts.get(`${round} ${table} s${at + 1}`);
        if (no > 0 && count) chips.set(no, Number(count.split(' ')[1]));
      }
  return chips;
}

function seatsOf(table: unknown): number[] {
  const { seats } = toMap(table);
  return Array.isArray(seats) ? seats.map(toNumber) : [];
}
