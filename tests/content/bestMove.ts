/** A hand by its total, and whether an ace in it counts 11. */
type Hand = { total: number; soft: boolean };
export type Move = 'H' | 'S' | 'D' | 'P';

type Cards = readonly { value: number; chance: number }[];

/**
 * The values that are left in six decks without the cards on the table, and how often they come; an ace is 1.
 */
function cardsWithout(seen: number[]): Cards {
  const left = (value: number) => (value === 10 ? 96 : 24) - seen.filter((card) => card === value).length;
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({
    value,
    chance: left(value) / (312 - seen.length),
  }));
}

function draw({ total, soft }: Hand, value: number): Hand {
  if (value === 1 && total + 11 <= 21) return { total: total + 11, soft: true };
  if (total + value > 21 && soft) return { total: total + value - 10, soft: false };
  return { total: total + value, soft };
}

const nothing: Hand = { total: 0, soft: false };

/**
 * How likely the dealer ends with each total (22: bust), standing on every 17, after looking for a blackjack.
 */
function dealerEnds(upcard: number, cards: Cards): Map<number, number> {
  const ends = new Map<number, number>();
  const play = (hand: Hand, chance: number) => {
    if (hand.total < 17) for (const card of cards) play(draw(hand, card.value), chance * card.chance);
    else ends.set(Math.min(hand.total, 22), (ends.get(Math.min(hand.total, 22)) ?? 0) + chance);
  };
  const hole = cards.filter(({ value }) => value + upcard !== 11 || (value !== 1 && upcard !== 1));
  const all = hole.reduce((sum, { chance }) => sum + chance, 0);
  for (const { value, chance } of hole) play(draw(draw(nothing, upcard), value), chance / all);
  return ends;
}

/**
 * The move that wins most on average with two cards against a dealer's card (1 for an ace), by calculation.
 * Cards drawn later are not missed in the shoe, which decides nothing with six decks.
 */
export function bestMove(first: number, second: number, upcard: number): Move {
  const cards = cardsWithout([first, second, upcard]);
  const average = (worth: (value: number) => number) =>
    cards.reduce((sum, { value, chance }) => sum + chance * worth(value), 0);
  const ends = [...dealerEnds(upcard, cards)];
  const known = new Map<string, number>();
  const stand = ({ total }: Hand) =>
    total > 21 ? -1 : ends.reduce((sum, [end, chance]) => sum + chance * outcome(total, end), 0);
  const play = (hand: Hand): number => {
    const name = `${hand.total}${hand.soft}`;
    const worth = known.get(name) ?? (hand.total > 21 ? -1 : Math.max(stand(hand), hit(hand)));
    known.set(name, worth);
    return worth;
  };
  const hit = (hand: Hand): number => average((value) => play(draw(hand, value)));
  const double = (hand: Hand): number => 2 * average((value) => stand(draw(hand, value)));
  const afterSplit = (hand: Hand) => (first === 1 ? stand(hand) : Math.max(play(hand), double(hand)));
  const split = () => 2 * average((value) => afterSplit(draw(draw(nothing, first), value)));

  const hand = draw(draw(nothing, first), second);
  const worths: [Move, number][] = [
    ['H', hit(hand)],
    ['S', stand(hand)],
    ['D', double(hand)],
    ['P', first === second ? split() : -2],
  ];
  return worths.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

function outcome(total: number, end: number): number {
  return end > 21 ? 1 : Math.sign(total - end);
}
