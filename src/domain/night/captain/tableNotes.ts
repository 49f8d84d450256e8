import * as v from 'valibot';
import type { OwnSlip } from './ownSlips.ts';
import type { TableEntry } from './tableEntry.ts';

const Count = v.object({
  hand: v.number(),
  chips: v.number(),
  out: v.boolean(),
  had: v.optional(v.number()),
  playOffs: v.optional(v.array(v.number())),
});
const Counts = v.record(v.string(), Count);
const Slip = v.object({
  id: v.string(),
  round: v.string(),
  table: v.string(),
  by: v.string(),
  at: v.number(),
  seats: Counts,
  seen: Counts,
  note: v.string(),
  sentAt: v.number(),
  settled: v.boolean(),
});
const Texts = v.record(v.string(), v.string());
const Entry = v.object({
  hand: v.number(),
  playOff: v.boolean(),
  chips: Texts,
  had: Texts,
  out: v.array(v.string()),
  empty: v.array(v.string()),
});

/** What a phone remembers of its work at the tables of an event; keys such as 'r1.t3' name a table. */
export const TableNotes = v.object({
  /** What the phone does where its pass opens two things. */
  scope: v.fallback(v.picklist(['door', 'tables']), 'tables'),
  /** The table that its captain has chosen. `at`: the real table. */
  table: v.nullable(v.object({ round: v.string(), key: v.string(), at: v.number() })),
  /** How many hands were played at a table. */
  hands: v.record(v.string(), v.number()),
  /** What is typed and not sent. */
  entries: v.record(v.string(), Entry),
  /** What this phone counted, oldest first. */
  slips: v.array(Slip),
});
export type TableNotes = {
  scope: 'door' | 'tables';
  table: { round: string; key: string; at: number } | null;
  hands: Readonly<Record<string, number>>;
  entries: Readonly<Record<string, TableEntry>>;
  slips: readonly OwnSlip[];
};

export const noNotes: TableNotes = { scope: 'tables', table: null, hands: {}, entries: {}, slips: [] };

/** How many of its slips a phone remembers; a night of 20 tables has some hundred counts in all. */
const mostSlips = 100;

/** Returns the name of a table in the notes. */
export function tableId(round: string, table: string): string {
  return `${round}.${table}`;
}

/** Returns the notes with how many hands were played at a table. */
export function withHands(notes: TableNotes, table: string, hands: number): TableNotes {
  return { ...notes, hands: { ...notes.hands, [table]: hands } };
}

/** Returns the notes with what is typed at a table, null for nothing. */
export function withEntry(notes: TableNotes, table: string, entry: TableEntry | null): TableNotes {
  const { [table]: _before, ...others } = notes.entries;
  return { ...notes, entries: entry ? { ...others, [table]: entry } : others };
}

/** Returns the notes with a slip, new or changed. */
export function withSlip(notes: TableNotes, slip: OwnSlip): TableNotes {
  const others = notes.slips.filter(({ id }) => id !== slip.id);
  return { ...notes, slips: [...others, slip].slice(-mostSlips) };
}

/** Returns the notes without a slip. */
export function withoutSlip(notes: TableNotes, id: string): TableNotes {
  return { ...notes, slips: notes.slips.filter((slip) => slip.id !== id) };
}

/** Returns the notes after some slips were sent, or were settled; the same ones when nothing changes. */
export function withSlips(notes: TableNotes, ids: ReadonlySet<string>, change: Partial<OwnSlip>): TableNotes {
  if (!notes.slips.some(({ id }) => ids.has(id))) return notes;
  return { ...notes, slips: notes.slips.map((slip) => (ids.has(slip.id) ? { ...slip, ...change } : slip)) };
}
