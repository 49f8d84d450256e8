import type { DrawnTable, Entrant } from '../../src/domain/night/draw/draw.ts';
import { bound99, chiSquare } from './chiSquare.ts';
import type { SimulatedNight } from './simulatedNight.ts';

/** A measure of many nights: what was found, and the most or least that chance explains. */
export type Finding = { what: string; found: number; bound: number };

/** Counts many nights of one field; `findings` are what section 5 of the season's design asks for. */
export type NightTally = { add: (night: SimulatedNight) => void; findings: () => Finding[] };

/** Pairs this many standard deviations away from their like are counted. */
const sigmas = 4;
/** How many of as many pairs chance puts there. */
const beyond = 6.3e-5;

/** Returns an empty tally for a field. */
export function nightTally(field: readonly Entrant[]): NightTally {
  const size = field.length;
  const wins = new Map<number, number>();
  const buttons = new Map<number, { held: number; fair: number }>();
  const seats = new Map<string, number>();
  const together = new Uint32Array((size + 1) ** 2);
  let nights = 0;

  const seat = ({ seats: people, button }: DrawnTable) => {
    for (const [at, no] of people.entries()) {
      const held = buttons.get(no) ?? { held: 0, fair: 0 };
      buttons.set(no, {
        held: held.held + (at + 1 === button ? 1 : 0),
        fair: held.fair + 1 / people.length,
      });
      count(seats, `${no} ${people.length} ${at}`);
      for (const other of people)
        if (no < other) together[no * size + other] = (together[no * size + other] ?? 0) + 1;
    }
  };
  const add = ({ champion, rounds }: SimulatedNight) => {
    nights++;
    count(wins, champion);
    for (const table of rounds[0] ?? []) seat(table);
  };

  const byPlayer = () => field.map(({ no }) => ({ count: wins.get(no) ?? 0, expected: nights / size }));
  const byGroup = () =>
    groupsOf(field, ({ chapter }) => chapter || 'no chapter').map((people) => ({
      count: people.reduce((sum, { no }) => sum + (wins.get(no) ?? 0), 0),
      expected: (nights * people.length) / size,
    }));
  const bySeat = () =>
    field.flatMap(({ no }) =>
      tableSizesSeen(seats, no).flatMap((table) => {
        const found = Array.from({ length: table }, (_, at) => seats.get(`${no} ${table} ${at}`) ?? 0);
        const all = found.reduce((sum, one) => sum + one, 0);
        return [found.map((one) => ({ count: one, expected: all / table }))];
      }),
    );
  const pairs = () => pairsBeyond(field, (one, two) => together[one * size + two] ?? 0, nights);

  const findings = () => {
    const seated = bySeat();
    const { number, far } = pairs();
    return [
      { what: 'champion by player, chi-square', found: chiSquare(byPlayer()), bound: bound99(size - 1) },
      {
        what: 'champion by chapter, chi-square',
        found: chiSquare(byGroup()),
        bound: bound99(byGroup().length - 1),
      },
      {
        what: 'seat by player, chi-square',
        found: chiSquare(seated.flat()),
        bound: bound99(seated.reduce((sum, one) => sum + one.length - 1, 0)),
      },
      {
        what: 'first button by player, chi-square',
        found: chiSquare(
          [...buttons.values()].flatMap(({ held, fair }) => [{ count: held, expected: fair }]),
        ),
        // Whoever holds it once in seven times scatters by six sevenths of what chi-square expects.
        bound: bound99([...buttons.values()].reduce((sum, { fair }) => sum + 1 - fair / nights, 0)),
      },
      {
        what: `of ${number} pairs of strangers, beyond ${sigmas} sigma`,
        found: far,
        // Chance puts so many there; three standard deviations more are allowed.
        bound: Math.floor(number * beyond + 3 * Math.sqrt(number * beyond)),
      },
    ];
  };
  return { add, findings };
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function tableSizesSeen(seats: ReadonlyMap<string, number>, no: number): number[] {
  return [3, 4, 5, 6, 7, 8].filter((size) => seats.has(`${no} ${size} 0`));
}

/**
 * Returns how many pairs of people from different schools share a table more or less often than pairs of
 * their like: `kindOf` people are alike when their schools have chapters of the same sizes.
 */
function pairsBeyond(
  field: readonly Entrant[],
  times: (one: number, two: number) => number,
  nights: number,
): { number: number; far: number } {
  const kinds = new Map(field.map((person) => [person.no, kindOf(person, field)]));
  const strangers = field.flatMap((one, at) =>
    field.slice(at + 1).flatMap((two) => {
      if (one.school !== '' && one.school === two.school) return [];
      const kind = [kinds.get(one.no), kinds.get(two.no)].sort().join(' and ');
      return [{ kind, met: times(one.no, two.no) }];
    }),
  );
  const alike = groupsOf(strangers, ({ kind }) => kind);
  const far = alike.reduce((sum, group) => {
    const mean = group.reduce((all, { met }) => all + met, 0) / group.length;
    const sigma = Math.sqrt(mean * (1 - mean / nights));
    return sum + group.filter(({ met }) => Math.abs(met - mean) > sigmas * sigma).length;
  }, 0);
  return { number: strangers.length, far };
}

function kindOf({ school, chapter, no }: Entrant, field: readonly Entrant[]): string {
  const mates = school === '' ? [] : field.filter((other) => other.school === school);
  const sizes = groupsOf(mates, (mate) => mate.chapter || `#${mate.no}`).map(({ length }) => length);
  const own = chapter === '' ? 1 : field.filter((other) => other.chapter === chapter).length;
  return `${own} of ${sizes.sort((one, two) => one - two).join('+') || no}`;
}

function groupsOf<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}
