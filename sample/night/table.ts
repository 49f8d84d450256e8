import { atCut, type SeatCount } from '../../src/domain/night/board/standing.ts';
import type { RoundRule } from '../../src/domain/night/format/nightPlan.ts';
import type { Random } from '../random.ts';

/** Someone at a table, their key ('s1') and what stands for them. */
export type Player = { no: number; seat: string; count: SeatCount };

/** How a table is played: `start` chips each, bets of `step`; `taken` has the stacks after a hand. */
export type Game = {
  start: number;
  step: number;
  rule: RoundRule;
  /** How many a cut leaves at least. */
  kept: number;
  random: Random;
  /** Whoever is named first wins. */
  favorites: readonly number[];
  taken: Set<string>;
};

/** Returns the hands after which a table is counted: those of the cuts, and the last one. */
export function countedHands({ length, cuts }: RoundRule): number[] {
  const last = 'hands' in length ? length.hands : 24;
  return [...cuts.filter((cut) => cut < last), last];
}

/** Returns the players still in as they are counted after a hand; nobody has the chips of somebody else. */
export function playedTo(hand: number, players: readonly Player[], game: Game): Player[] {
  const left = players.filter(({ count }) => !count.out);
  const stacks = left.map(({ count }) => stack(count, hand, game));
  const counted = favored(left, stacks, game).map(({ chips, ...player }) => ({
    ...player,
    count: { hand, chips, out: false },
  }));
  const { out } = game.rule.cuts.includes(hand) ? atCut(counted, game.kept) : { out: null };
  return counted.map((player) =>
    player.no === out?.no ? { ...player, count: { ...player.count, out: true } } : player,
  );
}

/** Returns a stack after some hands, one that nobody has after that hand. */
function stack(
  { hand: from, chips: before }: SeatCount,
  hand: number,
  { start, step, random, taken }: Game,
): number {
  const bets = (hand - from) * 2;
  let chips = before || start;
  for (let bet = 0; bet < bets; bet++) chips += step * random.whole(1, 10) * (random.chance(49) ? 1 : -1);
  chips = Math.max(chips, step * random.whole(1, 6));
  while (taken.has(`${hand} ${chips}`)) chips = Math.max(step, chips + step * random.whole(-5, 5));
  taken.add(`${hand} ${chips}`);
  return chips;
}

/** Gives the highest stacks to the favorites of a table, in their order, the others as they fell. */
function favored(players: readonly Player[], stacks: readonly number[], { favorites }: Game) {
  const left = [...stacks];
  const given = new Map<number, number>();
  for (const no of favorites.filter((one) => players.some((player) => player.no === one))) {
    const most = Math.max(...left);
    given.set(no, most);
    left.splice(left.indexOf(most), 1);
  }
  return players.map((player) => ({ ...player, chips: given.get(player.no) ?? left.shift() ?? 0 }));
}
