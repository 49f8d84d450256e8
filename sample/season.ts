import { type EventStatus, eventStatuses } from '../src/domain/events/eventStatus.ts';
import { generatedPassword } from '../src/domain/events/generatedPassword.ts';
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
const SEATS = [28, 35, 42, 49, 56, 70, 84];
const FEES = [5, 5, 10, 10, 15];

/** The number of events of each status added to the fixed ones, for a season of sixty. */
const OTHERS: Readonly<Record<EventStatus, number>> = {
  active: 3,
  upcoming: 9,
  scheduled: 12,
  completed: 22,
};

/** The range of evenings from today in which an event of a status takes place. */
const WHEN: Record<EventStatus, [low: number, high: number]> = {
  active: [0, 0],
  upcoming: [1, 22],
  scheduled: [12, 48],
  completed: [-74, -1],
};

/** Returns the plans of a season: the fixed events and the others, sixty in all. */
export function season(world: World): Plan[] {
  const { random } = world;
  const words = describer(world);
  const visits = [0, 1].flatMap((visit) =>
    random.some(CAMPUSES, CAMPUSES.length).map((campus) => ({ campus, visit })),
  );
  const turns = visits.values();
  const taken = new Set<string>();
  const others = eventStatuses.flatMap((status) =>
    Array.from({ length: OTHERS[status] }, () => {
      const { campus, visit } = turns.next().value ?? { campus: undefined, visit: 0 };
      if (campus === undefined) throw new Error('The season has more events than campuses.');
      const plan = planEvent(status, campus, visit, world, taken);
      return { ...plan, description: random.chance(92) ? words(plan) : '' };
    }),
  );
  return [...FEATURED, ...REMEMBERED, ...others];
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
    const plan = planEvent(status, campus, 0, world, new Set());
    const evening = status === 'completed' ? -random.whole(75, 640) : random.whole(14, 90);
    yield { ...plan, evening, password: '' };
  }
}

function planEvent(
  status: EventStatus,
  { college, venue, fraternities, group }: Campus,
  visit: number,
  world: World,
  taken: Set<string>,
): Plan {
  const { random } = world;
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
          () => random.whole(...WHEN[status]),
          (evening) => `${college} ${evening}`,
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
    ...stakes(random),
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
function stakes(random: Random): Pick<Plan, 'maxParticipants' | 'entryFee' | 'prizePool'> {
  const maxParticipants = random.chance(80) ? random.pick(SEATS) : null;
  if (random.chance(60)) {
    const entryFee = random.chance(70) ? 0 : null;
    return { maxParticipants, entryFee, prizePool: random.chance(25) ? random.pick([100, 150, 250]) : null };
  }
  const entryFee = random.pick(FEES);
  const prizePool = Math.round((entryFee * (maxParticipants ?? 42)) / 100) * 50;
  return { maxParticipants, entryFee, prizePool: random.chance(50) ? Math.max(prizePool, 100) : null };
}
