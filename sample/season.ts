import { type EventStatus, eventStatuses } from '../src/domain/events/eventStatus.ts';
import { generatedPassword } from '../src/domain/events/generatedPassword.ts';
import { collegeCalled, type World } from './lists.ts';
import { CAMPUSES, FEATURED, OTHERS, type Plan } from './plan.ts';

const TIMES = ['18:00', '18:30', '19:00', '19:30', '20:00', '7 PM doors', ''];
const VENUES = [
  'Student Union Ballroom',
  'Chapter House',
  'Alumni Hall',
  'Commons Great Room',
  'Recreation Center Atrium',
  'Old Main Lounge',
  'Riverfront Pavilion',
];
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
const IMAGES = ['', ...[1, 2, 3, 4, 5, 6].map((number) => `/tournament-images/felt-${number}.svg`)];

/** The range of days from today in which an event of a status takes place. */
const WHEN: Record<EventStatus, [low: number, high: number]> = {
  active: [0, 0],
  upcoming: [4, 75],
  scheduled: [30, 160],
  completed: [-260, -3],
};

/** Returns the plans of a season: the featured events and the others, sixty in all. */
export function season(world: World): Plan[] {
  const campuses = [...CAMPUSES, ...world.random.some(CAMPUSES, CAMPUSES.length)].values();
  const others = eventStatuses.flatMap((status) =>
    Array.from({ length: OTHERS[status] }, () => planEvent(status, campuses.next().value ?? '', world)),
  );
  return [...FEATURED, ...others];
}

/**
 * Yields plans for a big database: an archive of many years, and a future with nothing on the landing page.
 */
export function* archive(count: number, world: World): Generator<Plan> {
  const { random, lists } = world;
  for (let index = 0; index < count; index++) {
    const status = random.pick<EventStatus>(['completed', 'completed', 'completed', 'upcoming', 'scheduled']);
    const plan = planEvent(status, random.pick(lists.colleges).shortName, world);
    const inDays = status === 'completed' ? -random.whole(261, 3000) : random.whole(40, 400);
    yield { ...plan, inDays, password: '' };
  }
}

function planEvent(status: EventStatus, campus: string, { random, lists }: World): Plan {
  const college = collegeCalled(campus, lists);
  const fraternity = random.pick(lists.fraternities);
  const hasDate = status !== 'scheduled' || random.chance(80);
  const isLocked = random.chance(30);
  return {
    campus,
    fraternity: fraternity.name,
    title: random.chance(12)
      ? ''
      : `${random.pick([college.shortName, college.city, fraternity.name])} ${random.pick(NAMES)}`,
    inDays: hasDate ? random.whole(...WHEN[status]) : null,
    time: random.pick(TIMES),
    status,
    onLanding: false,
    password: isLocked ? generatedPassword(fraternity.name, random.whole(0, 999)) : '',
    hasForm: status !== 'scheduled' && random.chance(75),
    image: random.pick(IMAGES),
    venue: random.pick(VENUES),
  };
}
