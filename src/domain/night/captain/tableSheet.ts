import type { Board, BoardRound, BoardTable, GoneReason } from '../board/board.ts';
import { atCut, type Counted, firstOf, type SeatCount, standing, type Tie } from '../board/standing.ts';
import { withTies } from '../counts/decidedTies.ts';
import type { RoundRule } from '../format/nightPlan.ts';
import { keptAtCut } from '../watch/cuts.ts';

/** Someone at a table as its captain sees them. */
export type SheetSeat = {
  /** As in counts: 's1'. */
  key: string;
  seat: number;
  no: number;
  /** 'Ann L.', or the number of who is shown without a name. */
  name: string;
  school: string;
  count: SeatCount | null;
  gone: GoneReason | null;
};

/** Who plays, or played, at a seat, with a count. */
type CountedSeat = SheetSeat & { count: SeatCount };

/** Returns the people at a table by seat, with their last counts. */
export function tableSeats(
  { people, counts, gone }: Pick<Board, 'people' | 'counts' | 'gone'>,
  { key: round }: BoardRound,
  { key: table, seats }: BoardTable,
): SheetSeat[] {
  return seats.flatMap((no, at) => {
    if (no === 0) return [];
    const { shown = '', school = '' } = people.get(no) ?? {};
    const key = `s${at + 1}`;
    const count = counts[round]?.[table]?.seats[key] ?? null;
    return [{ key, seat: at + 1, no, name: shown || `#${no}`, school, count, gone: gone.get(no) ?? null }];
  });
}

/** Returns those who still play. */
export function playing(seats: readonly SheetSeat[]): SheetSeat[] {
  return seats.filter(({ count, gone }) => !gone && !count?.out);
}

const isCounted = (seat: SheetSeat): seat is CountedSeat => seat.count !== null && !seat.gone;
const asCounted = (seats: readonly CountedSeat[]): Counted[] => seats.map(({ no, count }) => ({ no, count }));

/** Returns the hand up to which everybody who still plays was counted; 0 before the first count. */
export function countedHand(seats: readonly SheetSeat[]): number {
  const left = playing(seats);
  const hands = (left.length > 0 ? left : seats.filter(isCounted)).map(({ count }) => count?.hand ?? 0);
  return hands.length > 0 ? Math.min(...hands) : 0;
}

/** Returns the last hand of a round, null where it ends by the clock. */
export function lastHand({ length }: RoundRule): number | null {
  return 'hands' in length ? length.hands : null;
}

export type Stop = 'cut' | 'last' | null;

/** Returns what a hand is: one with a cut, the last one, or neither. */
export function stopAt(rule: RoundRule, hand: number): Stop {
  if (hand === lastHand(rule)) return 'last';
  return rule.cuts.includes(hand) ? 'cut' : null;
}

/** Returns the next hand after which a table is counted, null when none is left or the clock says. */
export function nextStop(rule: RoundRule, after: number): number | null {
  const last = lastHand(rule);
  const stops = [...rule.cuts, ...(last ? [last] : [])].filter((hand) => last === null || hand <= last);
  return stops.sort((one, two) => one - two).find((hand) => hand > after) ?? null;
}

/** A tie that has to be played off now: for staying in at a cut, or for going on. */
export type PlayOff = { kind: 'cut' | 'line'; hand: number; tie: Tie };

/** Returns the tie that a table has to play off, or null; what the director decided is none anymore. */
export function neededPlayOff(round: BoardRound, seats: readonly SheetSeat[]): PlayOff | null {
  const { rule, ties, tables } = round;
  const left = playing(seats);
  const hand = countedHand(seats);
  const counted = left.filter(isCounted);
  if (hand === 0 || counted.length < left.length || left.some(({ count }) => count?.hand !== hand))
    return null;
  const decided = seats.some(({ count }) => count?.out && count.hand === hand);
  const cut = rule.cuts.includes(hand) && !decided ? atCut(asCounted(counted), keptAtCut(round)).tie : null;
  if (cut) return { kind: 'cut', hand, tie: cut };
  if (stopAt(rule, hand) !== 'last') return null;
  // The final table has one winner; the places behind them may be shared.
  const places = tables.length === 1 ? 1 : rule.k;
  const { tie } = firstOf(withTies(standing(asCounted(seats.filter(isCounted))), ties), places);
  return tie && { kind: 'line', hand, tie };
}

/** How a table stands in its round. */
export type TableState = 'waiting' | 'playing' | 'play-off' | 'done';

/** Returns how a table stands: its wave hasn't begun, it plays, has to play off a tie, or is done. */
export function tableState(board: Board, round: BoardRound, table: BoardTable): TableState {
  const seats = tableSeats(board, round, table);
  // A table that was broken.
  if (seats.length === 0) return 'done';
  const hand = countedHand(seats);
  if (neededPlayOff(round, seats)) return 'play-off';
  const left = playing(seats);
  if (hand > 0 && (hand === lastHand(round.rule) || left.length < 2)) return 'done';
  // A round by the clock ends with its wave; one of hands when they are played.
  if (hand > 0 && lastHand(round.rule) === null && round.wave > table.wave) return 'done';
  return hand === 0 && table.wave > round.wave ? 'waiting' : 'playing';
}

/** Returns the table of the same round that a captain goes to after theirs, null for none. */
export function nextTable(board: Board, round: BoardRound, table: BoardTable): BoardTable | null {
  const later = round.tables.filter(
    ({ at, wave, seats }) => at === table.at && wave > table.wave && seats.some((no) => no > 0),
  );
  return (
    later
      .sort((one, two) => one.wave - two.wave)
      .find((other) => tableState(board, round, other) !== 'done') ?? null
  );
}

/**
 * Returns the seat that holds the button in a hand, counted from 1; it moves to the next seat each hand, past
 * those who are out. 0 when nobody is there.
 */
export function buttonSeat({ button }: BoardTable, seats: readonly SheetSeat[], hand: number): number {
  const isIn = ({ count, gone }: SheetSeat, at: number) => !gone && !(count?.out && count.hand < at);
  let holder = button;
  for (let at = 1; at <= hand; at++) {
    const here = seats.filter((seat) => isIn(seat, at)).map(({ seat }) => seat);
    const from = at === 1 ? holder : holder + 1;
    holder = here.find((seat) => seat >= from) ?? here[0] ?? 0;
  }
  return holder;
}
