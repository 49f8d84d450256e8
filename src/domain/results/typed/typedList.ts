import * as v from 'valibot';
import { limits } from '../../fields/limits.ts';
import { shownAs } from '../../night/draw/shownName.ts';

/** The most lines of one list. */
export const mostLines = 500;

/** A night at tables may have more, and its places can be corrected here too. */
const mostKept = 5000;

const kept = (limit: number) => v.fallback(v.pipe(v.string(), v.maxLength(limit)), '');
/** Longer than anything that can be published: what was typed stays, and is said to be too long. */
const typed = kept(limits.longText);

/** A line of a list of places, as typed; `understand` says what becomes of it. */
export const TypedRow = v.object({
  /** Tells the lines of one list apart; 0 before the line is on a list. */
  key: v.fallback(v.number(), 0),
  name: typed,
  school: typed,
  chapter: typed,
  email: typed,
  /** Whether it shares the place of the line above. */
  tied: v.fallback(v.boolean(), false),
  /** The place that the pasted list said, 0 for none. */
  said: v.fallback(v.number(), 0),
  /** The participant's id; '' for whoever has the name, `noOne` for none of them. */
  person: typed,
  /** How the name is shown; '' as the participant said, or short. */
  shownAs: v.fallback(v.picklist(['', ...shownAs]), ''),
  /** The player's id in the results that are being corrected, '' for none. */
  player: typed,
});
export type TypedRow = v.InferOutput<typeof TypedRow>;

/** A list of places while it is typed, as this browser keeps it. */
export const TypedList = v.object({
  /** What is pasted and not yet on the list. */
  text: v.fallback(v.pipe(v.string(), v.maxLength(200_000)), ''),
  rows: v.fallback(v.pipe(v.array(TypedRow), v.maxLength(mostKept)), []),
  /** How many played, as typed; '' for as many as the list has. */
  players: typed,
});
export type TypedList = v.InferOutput<typeof TypedList>;

/** What stands for none of the participants. */
export const noOne = 'none';

export const emptyRow: TypedRow = {
  key: 0,
  ...{ name: '', school: '', chapter: '', email: '', person: '', player: '' },
  ...{ tied: false, said: 0, shownAs: '' },
};

export const emptyList: TypedList = { text: '', rows: [], players: '' };

/** Returns the list with more lines below, or from another position on. */
export function withRows(rows: readonly TypedRow[], more: readonly TypedRow[], at = rows.length): TypedRow[] {
  const last = rows.reduce((highest, { key }) => Math.max(highest, key), 0);
  const added = more.map((row, index) => ({ ...row, key: last + index + 1 }));
  return rows.toSpliced(at, 0, ...added);
}

/** Reads a list that a browser has kept; never throws. */
export function readTypedList(found: unknown): TypedList {
  const list = v.safeParse(TypedList, found);
  return list.success ? { ...list.output, rows: withRows([], list.output.rows) } : emptyList;
}

/** Returns the list with a line at another position (from 0). Places that the paper said no longer matter. */
export function moved(rows: readonly TypedRow[], from: number, to: number): TypedRow[] {
  const row = rows[from];
  if (!row) return [...rows];
  const others = rows.toSpliced(from, 1);
  return unsaid(others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, { ...row, tied: false }));
}

/** Returns the list without a line. */
export function without(rows: readonly TypedRow[], at: number): TypedRow[] {
  return unsaid(rows.toSpliced(at, 1));
}

/** Returns the list with some fields of a line changed. */
export function edited(rows: readonly TypedRow[], at: number, change: Partial<TypedRow>): TypedRow[] {
  const next = rows.with(at, { ...(rows[at] ?? emptyRow), ...change });
  return change.tied === undefined ? next : unsaid(next);
}

/** Returns the places of the lines: equal ones share theirs (1, 2, 2, 4). */
export function placesOf(rows: readonly TypedRow[]): number[] {
  const places: number[] = [];
  for (const [at, { tied }] of rows.entries()) places.push((tied && places[at - 1]) || at + 1);
  return places;
}

function unsaid(rows: readonly TypedRow[]): TypedRow[] {
  return rows.map((row, at) => ({ ...row, said: 0, tied: row.tied && at > 0 }));
}
