import type { Random } from '../../../sample/random.ts';
import { type BoardRound, openRound } from '../../../src/domain/night/board/board.ts';
import { atCut, type Counted, type SeatCount } from '../../../src/domain/night/board/standing.ts';
import { seated } from '../../../src/domain/night/counts/roundStanding.ts';
import { seatKey } from '../../../src/domain/night/counts/seats.ts';
import type { Slip } from '../../../src/domain/night/counts/slips.ts';
import { countedHands } from '../../../src/domain/night/watch/missingCounts.ts';
import type { NightSoFar } from './nightSoFar.ts';

type Seated = Counted & { seat: string };

/**
 * Plays a table of the open round by chance: its phone counts after every counted hand. It may be closed
 * before a count is on the board, and another one may say something else, or correct it.
 */
export function playTable({ board, count, random }: NightSoFar, number: number): void {
  const round = openRound(board());
  const table = round?.tables.find((one) => one.number === number);
  if (!round || !table) return;
  const counts = () => board().counts[round.key]?.[table.key]?.seats ?? {};
  for (const hand of countedHands(round)) {
    const left = seated(table, board()).filter(({ index }) => !counts()[seatKey(index)]?.out);
    if (left.length === 0) return;
    const seats = afterCut(round, hand, countedByChance(left, hand, random));
    const isShown = hand !== countedHands(round).at(-1) || random.chance(90);
    count({ table: table.key, seats, shown: isShown });
    if (!isShown) return;
    const [seat, stands] = random.pick(Object.entries(seats));
    const other = { [seat]: { ...stands, chips: stands.chips + 25 } };
    if (random.chance(8)) count({ table: table.key, seats: other, shown: false });
    if (random.chance(8))
      count({ table: table.key, seats: other, seen: { [seat]: counts()[seat] ?? stands } });
  }
}

/** Returns what those at a table have after a hand; now and then all of them are broke. */
function countedByChance(
  left: readonly { no: number; index: number }[],
  hand: number,
  random: Random,
): Seated[] {
  const allBroke = random.chance(2);
  return left.map(({ no, index }) => {
    const chips = random.whole(0, 6) * 500;
    const broke = allBroke || chips === 0;
    const fell: SeatCount = { hand, chips: 0, out: true, had: random.whole(1, 4) * 100 };
    return { no, seat: seatKey(index), count: broke ? fell : { hand, chips, out: false } };
  });
}

/** Returns the counts by seat, after who is lowest at a cut is out. */
function afterCut(round: BoardRound, hand: number, people: readonly Seated[]): Slip['seats'] {
  const isLast = hand === countedHands(round).at(-1);
  const kept = Math.max(2, round.rule.k + (round.others > 0 ? 1 : 0));
  const out = isLast ? null : atCut(people, kept).out;
  return Object.fromEntries(
    people.map(({ no, seat, count }) => [seat, no === out?.no ? { ...count, out: true } : count]),
  );
}
