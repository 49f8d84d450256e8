import type { StoredDocument } from '../scripts/firestoreRest.ts';
import { collegesAndFraternities } from './colleges.ts';
import { crew } from './crew.ts';
import { addDays, momentOn } from './days.ts';
import { eventDocuments, eventId, type SampleEvent, unlockDocument } from './eventDocuments.ts';
import type { Lists, World } from './lists.ts';
import { addNights, nightsOver } from './night/nights.ts';
import { addSignUps } from './night/signUps.ts';
import { outreach } from './outreach.ts';
import type { Plan } from './plan.ts';
import { randomFrom } from './random.ts';
import { publishSeason } from './results/publishSeason.ts';
import { searchable } from './searchable.ts';
import { archive, season } from './season.ts';
import { eveningsAround } from './term.ts';
import { tournaments } from './tournaments.ts';

export type SampleOptions = {
  /** The calendar day that counts as today in the East of the US. */
  today: string;
  seed: number;
  /** The moment at which the nights that are on are looked at; by default ten in the evening of that day. */
  now?: Date | undefined;
  /** The number of events; those beyond the season's have no password and no participants. */
  events: number;
};

/** Returns every document of the sample. The same options and lists give the same documents. */
export async function sampleDocuments(options: SampleOptions, lists: Lists): Promise<StoredDocument[]> {
  const { today } = options;
  const world: World = { today, evenings: eveningsAround(today), random: randomFrom(options.seed), lists };
  const taken = new Set<string>();
  const plans = season(world).slice(0, options.events);
  const events = plans.map((plan) => eventDocuments(plan, newId(plan, taken), world));
  const now = options.now ?? momentOn(addDays(today, 1), 3);
  await addNights(events, world, now);
  await addSignUps(events, world, now);
  const unlocks = await Promise.all(events.map(unlockDocument));
  // The latest night waits to be published.
  const waiting = nightsOver(events).find(({ plan }) => plan.heads !== undefined);
  const over = nightsOver(events).filter((event) => event !== waiting);
  const listed = tournaments(
    events.filter((event) => event !== waiting),
    world,
  );
  const published = await publishSeason(over, listed.concat(over.flatMap(({ documents }) => documents)));
  const rest = [
    ...collegesAndFraternities(events, world),
    ...outreach(world),
    ...crew(events, world),
    ...published,
  ];
  const more = archived(options.events - plans.length, taken, world);
  const all = [...events.filter((event) => !over.includes(event)), ...more]
    .flatMap(({ documents }) => documents)
    .concat(
      unlocks.filter((unlock) => unlock !== null),
      rest,
    );
  return searchable(all);
}

function archived(count: number, taken: Set<string>, world: World): SampleEvent[] {
  return Array.from(archive(Math.max(count, 0), world), (plan) =>
    eventDocuments(plan, newId(plan, taken), world, false),
  );
}

function newId(plan: Plan, taken: Set<string>): string {
  const id = eventId(plan, (wanted) => taken.has(wanted));
  taken.add(id);
  return id;
}
