import { type EventStatus, eventStatuses } from '../src/domain/events/eventStatus.ts';
import { generatedPassword } from '../src/domain/events/generatedPassword.ts';
import { seasonOf } from '../src/domain/time/seasonNames.ts';
import { CAMPUSES, type Campus } from './data/campuses.ts';
import { FEATURED, REMEMBERED } from './data/featured.ts';
import { fraternitiesAt, mayHost } from './data/greekLife.ts';
import { describer } from './describe.ts';
import { collegeCalled, type World } from './lists.ts';
import { felt, type Plan } from './plan.ts';
import type { Random } from './random.ts';

const TIMES = ['18:00', '18:30', '19:00', '19:00', '19:30', '20:00', '7 PM doors', ''];
const NAMES = [
  'Blackjack Classic',
  'Card Night',
  'Open',
  'Twenty-One Night',
  'Felt Classic',
  'High Count Cup',
  'Double Down',
  'Aces & Kings',
  'Shuffle',
  'Showdown',
];
const GROUPS = ['Student Activities Board', 'Residence Hall Association', 'Board Game Club'];
const IMAGES = ['', ...[1, 2, 3, 4, 5, 6].map(felt)];
/** Full tables of seven. */
const SEATS = [28, 35, 42, 49, 56, 70, 84, 98];
const FEES = [5, 5, 10, 10, 15];

/** The number of events to come of each status that are added to the fixed ones. */
const COMING = { active: 3, upcoming: 9, scheduled: 11 } as const;
/**
 * How many nights there were at each campus of the circuit, so that people come again, and how many signed up
 * for each night: one is too small for points.
 */
const NIGHTS = [3, 3, 3, 3, 2, 2, 2, 2, 2, 1];
const HEADS = [
  44, 61, 35, 52, 7, 98, 28, 40, 56, 33, 47, 24, 38, 70, 30, 42, 19, 49, 26, 36, 54, 31, 45, 16, 39, 29, 50,
];
/** The nights that there were before the season, in evenings before its first one. */
const EARLIER = [2, 6, 11, 17];

/** The range of evenings from today in which an event of a status takes place. */
const WHEN: Record<Exclude<EventStatus, 'completed'>, Range> = {
  active: [0, 0],
  upcoming: [1, 22],
  scheduled: [12, 48],
};
type Range = readonly [low: number, high: number];

/**
 * Returns the plans of a season: the fixed events and the others, sixty in all, of which 25 are over. After
 * them come a few of the season before.
 */
export function season(world: World): Plan[] {
  const { random } = world;
  const words = describer(world);
  const campuses = random.some(CAMPUSES, CAMPUSES.length);
  const circuit = random.some(CAMPUSES, NIGHTS.length);
  const taken = new Set<string>();
  const coming = eventStatuses
    .filter((status) => status !== 'completed')
    .flatMap((status) => Array.from({ length: COMING[status] }, () => status))
    .map((status, index) => ({ status, campus: campuses[index], visit: 0, when: WHEN[status] }));
  const before = eveningsOfSeason(world);
  const since = Math.min(Math.max(before, 30), 74);
  const over = circuit.flatMap((campus, index) =>
    Array.from({ length: NIGHTS[index] ?? 0 }, (_, visit) => ({
      campus,
      visit,
      when: [-since, -1] as const,
    })),
  );
  const earlier = EARLIER.map((evenings, index) => {
    const latest = -Math.max(before, since) - evenings;
    return { campus: circuit[index], visit: 1, when: [latest - 4, latest] as const };
  });
  const past = [...over, ...earlier].map((night, index) => ({
    ...night,
    status: 'completed' as const,
    heads: HEADS[index],
  }));
  const others = [...coming, ...past].map(({ campus, ...night }) => {
    if (campus === undefined) throw new Error('The season has more events than campuses.');
    const plan = planEvent({ heads: undefined, ...night, campus }, world, taken);
    return { ...plan, description: random.chance(92) ? words(plan) : '' };
  });
  return [...FEATURED, ...REMEMBERED, ...others];
}

/** Returns how many evenings there were before today since August 1, when a season begins. */
function eveningsOfSeason({ today, evenings }: World): number {
  const first = `${seasonOf(today).slice(0, 4)}-08-01`;
  let count = 0;
  while (evenings(-count - 1) >= first) count++;
  return count;
}

/**
 * Yields plans for a big database: an archive of many years, and a future with nothing on the landing page.
 */
export function* archive(count: number, world: World): Generator<Plan> {
  const { random, lists } = world;
  const colleges = lists.colleges.filter(mayHost);
  for (let index = 0; index < count; index++) {
    const status = random.pick<EventStatus>(['completed', 'completed', 'completed', 'upcoming', 'scheduled']);
    const college = random.pick(colleges);
    const fraternities = random.some(fraternitiesAt(college, lists), 1).map(({ name }) => name);
    const group = fraternities.length === 0 ? random.pick(GROUPS) : '';
    const campus = { college: college.shortName, venue: 'Student Union', fraternities, group };
    const night = { status, campus, visit: 0, when: [0, 0], heads: undefined } as const;
    const plan = planEvent(night, world, new Set());
    const evening = status === 'completed' ? -random.whole(75, 640) : random.whole(14, 90);
    yield { ...plan, evening, password: '' };
  }
}

type Night = { status: EventStatus; campus: Campus; visit: number; when: Range; heads: number | undefined };

function planEvent({ status, campus, visit, when, heads }: Night, world: World, taken: Set<string>): Plan {
  const { random } = world;
  const { college, venue, fraternities, group } = campus;
  const fraternity = fraternities[visit % Math.max(fraternities.length, 1)] ?? '';
  const host = fraternity || group;
  const hasDate = status !== 'scheduled' || random.chance(80);
  const isLocked = fraternity !== '' && random.chance(35);
  return {
    campus: college,
    fraternity,
    host,
    title: random.chance(fraternity === '' ? 0 : 10) ? '' : title(college, fraternity, world, taken),
    description: '',
    evening: hasDate
      ? untaken(
          () => random.whole(...when),
          // Whoever travels isn't at two nights of one evening.
          (evening) => (status === 'completed' ? `${evening}` : `${college} ${evening}`),
          taken,
        )
      : null,
    time: hasDate ? random.pick(TIMES) : '',
    status,
    onLanding: false,
    password: isLocked ? generatedPassword(fraternity, random.whole(0, 999)) : '',
    hasForm: status !== 'scheduled' && random.chance(80),
    image: random.pick(IMAGES),
    bracketImage: '',
    venue,
    ...stakes(random, heads),
    heads,
    finalists: [],
  };
}

/** Returns a title that no other event of the season has. */
function title(campus: string, fraternity: string, { random, lists }: World, taken: Set<string>): string {
  const { shortName, city, nickname } = collegeCalled(campus, lists);
  const names = [shortName, city, nickname, fraternity || shortName];
  return untaken(
    () => `${random.pick(names)} ${random.pick(NAMES)}`,
    (found) => found,
    taken,
  );
}

/** Draws until the key of what was drawn isn't taken, and takes it. */
function untaken<Drawn>(draw: () => Drawn, keyOf: (drawn: Drawn) => string, taken: Set<string>): Drawn {
  for (;;) {
    const drawn = draw();
    const key = keyOf(drawn);
    if (taken.has(key)) continue;
    taken.add(key);
    return drawn;
  }
}

/** Most events are free; the others have prizes worth up to half of the entries. */
function stakes(random: Random, heads = 0): Pick<Plan, 'maxParticipants' | 'entryFee' | 'prizePool'> {
  const enough = SEATS.filter((seats) => seats >= heads);
  const maxParticipants = random.chance(80) ? random.pick(enough) : null;
  if (random.chance(60)) {
    const entryFee = random.chance(70) ? 0 : null;
    return { maxParticipants, entryFee, prizePool: random.chance(25) ? random.pick([100, 150, 250]) : null };
  }
  const entryFee = random.pick(FEES);
  const prizePool = Math.round((entryFee * (maxParticipants ?? 42)) / 100) * 50;
  return { maxParticipants, entryFee, prizePool: random.chance(50) ? Math.max(prizePool, 100) : null };
}
