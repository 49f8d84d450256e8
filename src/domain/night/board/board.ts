import {
  day,
  entriesOf,
  finiteNumber,
  flag,
  instant,
  list,
  number,
  readFields,
  text,
} from '../../fields/storedFields.ts';
import type { FixedSeat } from '../draw/draw.ts';
import type { NightPlan, RoundRule } from '../format/nightPlan.ts';
import { readPlan, readRule } from '../format/readPlan.ts';
import {
  type DrawnCards,
  type DrawPromise,
  type DrawProof,
  readCards,
  readPromise,
  readProof,
  readThrown,
  type ThrownDraw,
} from './drawProof.ts';
import { readMove, type SeatMove } from './seatMove.ts';
import type { SeatCount } from './standing.ts';
import { readCount } from './tableCount.ts';

/**
 * Someone on the closed list as everybody may see them; '' where nothing is shown. `bound`: the keyed hash
 * that binds the number to its participant; `tag`: of who has a ticket, by which they find their number.
 */
export type BoardPerson = {
  no: number;
  shown: string;
  school: string;
  chapter: string;
  bound?: string;
  tag?: string | undefined;
};

/** People who tied, in the order that the director decided or that the cards gave. */
export type DecidedTie = { order: readonly number[]; how: string };

/** A wave of a round: when it should begin, and when it did (0: not yet), in milliseconds. */
export type BoardWave = { startsAt: number; startedAt: number };

/** A drawn table. `number`: its number in the draw, from 1; `at`: the real table; 0 in `seats`: nobody. */
export type BoardTable = {
  key: string;
  number: number;
  at: number;
  wave: number;
  seats: readonly number[];
  button: number;
};

const roundStates = ['drawn', 'open', 'closed'] as const;
export type RoundState = (typeof roundStates)[number];

/** A round that was drawn. */
export type BoardRound = {
  /** 'r1' for the first. */
  key: string;
  number: number;
  /** 'Round 1', 'Semi-finals', 'Final table'. */
  name: string;
  drawnAt: number;
  state: RoundState;
  rule: RoundRule;
  /** How many of the best others go on. */
  others: number;
  /** The wave that plays, counted from 1; 0 before the first. */
  wave: number;
  waves: readonly BoardWave[];
  /** When the clock was stopped, 0 while it runs; `paused`: for how long it stood before, in milliseconds. */
  pausedAt: number;
  paused: number;
  tables: readonly BoardTable[];
  proof: DrawProof;
  moves: readonly SeatMove[];
  ties: readonly DecidedTie[];
  /** The numbers of those who go on, once the round is closed. */
  through: readonly number[];
};

/** The counts of one table: when the newest was written, and the last count of every seat ('s1'). */
export type TableCount = { at: number; seats: Readonly<Record<string, SeatCount>> };

/**
 * Why somebody plays no more: they did not come, they left and keep the place they reached, or they were sent
 * out without one.
 */
const goneReasons = ['absent', 'left', 'disqualified'] as const;
export type GoneReason = (typeof goneReasons)[number];

/** A public line about something that changed, without names. */
export type BoardLine = { at: number; text: string };

/**
 * The public board of a night, one document (season design, 3.1): what slips and steps say together. Times
 * are milliseconds.
 */
export type Board = {
  eventId: string;
  title: string;
  day: string | null;
  place: string;
  /** Counts the steps; the newest step has this number as its id. */
  rev: number;
  updatedAt: Date | null;
  /** How often spectators ask, in seconds. */
  every: number;
  /** The TV stays on its page. */
  hold: boolean;
  plan: NightPlan;
  /** When the night should begin. */
  startsAt: number;
  promise: DrawPromise | null;
  /** When the server had it, in milliseconds; 0 for none, or while it has not. */
  promisedAt: number;
  cards: DrawnCards | null;
  people: ReadonlyMap<number, BoardPerson>;
  fixed: readonly FixedSeat[];
  apart: readonly (readonly [number, number])[];
  gone: ReadonlyMap<number, GoneReason>;
  /** The key of the round that may be counted, '' for none. */
  open: string;
  rounds: readonly BoardRound[];
  /** By round and table: `counts.r1.t3`. */
  counts: Readonly<Record<string, Readonly<Record<string, TableCount>>>>;
  thrown: readonly ThrownDraw[];
  /** What was changed in public, oldest first; lines are only added. */
  changes: readonly BoardLine[];
  /** The event is being deleted: nothing is done or counted any more. */
  closing: boolean;
  lastSlip: string;
};

const numbers = (value: unknown): number[] => list(value).map(number);

/** Returns the entries of a map with keys such as 'r1', in the order of their numbers. */
function numbered(value: unknown, letter: string): { key: string; number: number; data: unknown }[] {
  return entriesOf(value)
    .flatMap(([key, data]) =>
      new RegExp(`^${letter}\\d{1,3}$`).test(key) ? [{ key, number: Number(key.slice(1)), data }] : [],
    )
    .sort((one, two) => one.number - two.number);
}

const stored = {
  title: text,
  day,
  place: text,
  rev: number,
  updatedAt: instant,
  every: number,
  hold: flag,
  startsAt: number,
  open: text,
  lastSlip: text,
  closing: flag,
};

/** Returns the board in a stored document; never throws. */
export function readBoard(eventId: string, data: unknown): Board {
  const given: Record<string, unknown> = Object.fromEntries(entriesOf(data));
  const schools = list(given.schools).map(text);
  const chapters = list(given.chapters).map(text);
  const names = new Map(entriesOf(given.names).map(([no, name]) => [no, text(name)]));
  const fields = readFields(stored, given);
  return {
    ...fields,
    eventId,
    every: fields.every || 20,
    plan: readPlan(given.plan),
    promise: readPromise(given.promise),
    promisedAt: instant(given.promisedAt)?.getTime() ?? 0,
    cards: readCards(given.cards),
    people: new Map(
      entriesOf(given.people).map(([no, person]) => {
        const { s, c, h, t } = readFields({ s: finiteNumber, c: finiteNumber, h: text, t: text }, person);
        const [school, chapter] = [schools[s ?? -1] ?? '', chapters[c ?? -1] ?? ''];
        const shown = names.get(no) ?? '';
        return [Number(no), { no: Number(no), shown, school, chapter, bound: h, tag: t || undefined }];
      }),
    ),
    fixed: list(given.fixed).map(readFixed),
    apart: list(given.apart).map((pair) => {
      const { one, two } = readFields({ one: number, two: number }, pair);
      return [one, two] as const;
    }),
    gone: new Map(
      entriesOf(given.gone).flatMap(([no, why]) => {
        const reason = goneReasons.find((known) => known === why);
        return reason ? [[Number(no), reason] as const] : [];
      }),
    ),
    rounds: numbered(given.rounds, 'r').map(readRound),
    counts: readCounts(given.counts),
    thrown: list(given.thrown).map(readThrown),
    changes: entriesOf(given.changes)
      .sort(([one], [two]) => Number(one) - Number(two))
      .map(([, line]) => readFields({ at: number, text }, line)),
  };
}

/** Returns the counts of a board, of all rounds or of some; never throws. */
function readCounts(value: unknown): Board['counts'] {
  return Object.fromEntries(
    entriesOf(value).map(([round, tables]) => [
      round,
      Object.fromEntries(entriesOf(tables).map(([table, count]) => [table, readTableCount(count)])),
    ]),
  );
}

function readTableCount(value: unknown): TableCount {
  const seats = numbered(value, 's').map(({ key, data }) => [key, readCount(data)] as const);
  return { at: readFields({ at: number }, value).at, seats: Object.fromEntries(seats) };
}

function readFixed(value: unknown): FixedSeat {
  const { no, table, seat } = readFields({ no: number, table: finiteNumber, seat: finiteNumber }, value);
  return { no, table: table ?? undefined, seat: seat ?? undefined };
}

function readRound({ key, number: at, data }: { key: string; number: number; data: unknown }): BoardRound {
  const { state, waves, tables, moves, ties, ...fields } = readFields(
    {
      name: text,
      drawnAt: number,
      state: text,
      rule: readRule,
      others: number,
      wave: number,
      waves: list,
      pausedAt: number,
      paused: number,
      tables: (value) => numbered(value, 't'),
      proof: readProof,
      moves: list,
      ties: list,
      through: numbers,
    },
    data,
  );
  return {
    ...fields,
    key,
    number: at,
    state: roundStates.find((known) => known === state) ?? 'drawn',
    waves: waves.map((item) => readFields({ startsAt: number, startedAt: number }, item)),
    tables: tables.map((table) => ({
      key: table.key,
      number: table.number,
      ...readFields({ at: number, wave: number, seats: numbers, button: number }, table.data),
    })),
    moves: moves.map(readMove),
    ties: ties.map((tie) => readFields({ order: numbers, how: text }, tie)),
  };
}

/** Returns the round that may be counted, or null. */
export function openRound({ rounds, open }: Pick<Board, 'rounds' | 'open'>): BoardRound | null {
  return rounds.find(({ key }) => key === open) ?? null;
}

const boardStages = ['closed', 'drawn', 'playing', 'between', 'done'] as const;
/** How far a night is. */
export type BoardStage = (typeof boardStages)[number];

/**
 * Returns how far a night is: the list is closed, a round is drawn, it plays, it is closed and the next one
 * is to be drawn, or the final table is over.
 */
export function stageOf({ rounds, open }: Pick<Board, 'rounds' | 'open'>): BoardStage {
  const last = rounds.at(-1);
  if (!last) return 'closed';
  if (last.state === 'closed') return last.tables.length === 1 ? 'done' : 'between';
  return open !== '' && last.wave > 0 ? 'playing' : 'drawn';
}
