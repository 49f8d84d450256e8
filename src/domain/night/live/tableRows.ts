import type { Board, BoardPerson, BoardRound, BoardTable } from '../board/board.ts';
import { type Counted, firstOf, type SeatCount, standing } from '../board/standing.ts';
import { withTies } from '../counts/decidedTies.ts';
import { countedAt, isFinal } from '../counts/roundStanding.ts';
import { type SeatState, seatsAt } from '../counts/seats.ts';

/** How somebody at a table stands: going on, tied at the line, below it, or not known yet. */
export type RowStanding = 'on' | 'tie' | 'below' | '';

/** A seat of a table as everybody sees it. */
export type TableRow = {
  no: number;
  /** Counted from 1. */
  seat: number;
  person: BoardPerson;
  /** The last count, null before the first. */
  count: SeatCount | null;
  /** The place at the table, shared by those who tie; 0 before a count and for those without a place. */
  place: number;
  standing: RowStanding;
  state: SeatState;
};

/** A table as it stands: first to last once somebody is counted, by seats before. */
export type ShownTable = {
  table: BoardTable;
  rows: readonly TableRow[];
  /** The last hand that was counted, 0 before a count. */
  hand: number;
  /** How many of the table go on; the best of the others come on top. */
  line: number;
  /** Whether it is the final table, where the first one wins. */
  final: boolean;
};

/** What is known of somebody on the list; whoever isn't on it has a number only. */
export function personOf({ people }: Pick<Board, 'people'>, no: number): BoardPerson {
  return people.get(no) ?? { no, shown: '', school: '', chapter: '' };
}

/** Returns a person's public name, which is their number when they show no other. */
export function nameOf({ no, shown }: BoardPerson): string {
  return shown || `Number ${no}`;
}

/** Returns a table of a round as everybody sees it. */
export function shownTable(
  board: Pick<Board, 'people' | 'counts' | 'gone' | 'plan'>,
  round: BoardRound,
  table: BoardTable,
): ShownTable {
  const seats = seatsAt(board, round, table);
  const hand = Math.max(0, ...seats.map(({ known }) => known?.hand ?? 0));
  const final = isFinal(round);
  const line = final ? 1 : round.rule.k;
  const groups = withTies(standing(countedAt(board, round, table)), round.ties);
  const { first, tie } = firstOf(groups, line);
  const standingOf = (person: Counted): RowStanding => {
    if (round.state === 'closed' && !final) return round.through.includes(person.no) ? 'on' : 'below';
    if (first.includes(person)) return 'on';
    return tie?.people.includes(person) ? 'tie' : 'below';
  };
  const bySeat = seats.map(
    ({ no, index, known, state }): TableRow => ({
      no,
      seat: index + 1,
      person: personOf(board, no),
      count: known,
      place: 0,
      standing: '',
      state,
    }),
  );
  if (hand === 0) return { table, rows: bySeat, hand, line, final };
  let before = 0;
  const ranked = groups.flatMap((group) => {
    const place = before + 1;
    before += group.length;
    return group.flatMap((person) => {
      const own = bySeat.find(({ no }) => no === person.no);
      return own ? [{ ...own, place, standing: standingOf(person) }] : [];
    });
  });
  const placed = new Set(ranked.map(({ no }) => no));
  return { table, rows: [...ranked, ...bySeat.filter(({ no }) => !placed.has(no))], hand, line, final };
}

/** Whether somebody plays no more at their seat. */
export function isOver({ state }: Pick<TableRow, 'state'>): boolean {
  return state !== 'plays' && state !== 'uncounted';
}

/** Returns who is ahead at a table, several when they tie; nobody before a count. */
export function leaders({ rows }: ShownTable): TableRow[] {
  return rows.filter(({ place }) => place === 1);
}
