import type { StoredDocument } from '../../scripts/firestoreRest.ts';
import { eventTitle } from '../../src/domain/events/eventTitle.ts';
import { readEvent } from '../../src/domain/events/readEvent.ts';
import { proposedPlan } from '../../src/domain/night/plan/proposedPlan.ts';
import { readParticipant } from '../../src/domain/participants/participant.ts';
import type { SampleEvent } from '../eventDocuments.ts';
import type { World } from '../lists.ts';
import { type Random, randomFrom } from '../random.ts';
import { type Done, playEvening } from './evening.ts';
import { describePlayers, idOf, isHere } from './players.ts';
import { type Storage, storable, store } from './storage.ts';

const MINUTE = 60_000;
const finishedNights = 4;

/** Which night an event has: how many minutes before now it began, or its own evening when it is over. */
type Kind = { began: number | 'over'; tables: number; absent: number };

/**
 * Adds the nights of a season to its events: the first active one is in the middle of its second round, the
 * second one is drawn and begins soon, and the latest of the past have a champion. `now`: the moment at which
 * somebody looks at them.
 */
export async function addNights(events: readonly SampleEvent[], world: World, now: Date): Promise<void> {
  const active = events.filter(({ plan, documents }) => plan.status === 'active' && documents.length > 10);
  const over = events.filter(({ plan, documents }) => plan.status === 'completed' && documents.length > 10);
  const [playing, drawn] = active;
  if (playing) await addNight(playing, { began: 66, tables: 6, absent: 1 }, world, now);
  if (drawn) await addNight(drawn, { began: -12, tables: 3, absent: 0 }, world, now);
  for (const event of over.slice(0, finishedNights))
    await addNight(event, { began: 'over', tables: 6, absent: 0 }, world, now);
}

async function addNight(event: SampleEvent, kind: Kind, world: World, now: Date): Promise<void> {
  const { done } = await nightOf(event, kind, world, now);
  const storage: Storage = new Map(event.documents.map(({ path, fields }) => [path, fields]));
  for (const { change, at } of done) store(storage, change, at);
  event.documents.splice(
    0,
    event.documents.length,
    ...[...storage].map(
      ([path, fields]): StoredDocument => ({
        path,
        fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, storable(value)])),
      }),
    ),
  );
}

/** Returns everything that was done in an event's night until now; its people say from then on who they are. */
async function nightOf(
  event: SampleEvent,
  { began, tables, absent }: Kind,
  world: World,
  now: Date,
): Promise<{ done: readonly Done[] }> {
  const random = ownRandom(event.id);
  const people = event.documents.filter(({ path }) => path.includes('/participants/'));
  if (began !== 'over') checkIn(people, new Date(now.getTime() - (began + 45) * MINUTE), random);
  describePlayers(event, world, random);
  const fields = event.documents.find(({ path }) => path === `events/${event.id}`)?.fields;
  const read = readEvent(event.id, fields);
  const startsAt = began === 'over' ? eveningOf(event) : now.getTime() - began * MINUTE;
  const all = people.filter(isHere);
  // Someone who comes late needs a free seat.
  const late = absent > 0 && (all.length - 1) % 7 > 0 ? all.at(-1) : undefined;
  const here = all.filter((person) => person !== late);
  const night = playEvening({
    eventId: event.id,
    title: eventTitle(read),
    day: read.date,
    place: read.location,
    people: here.map(playerOf),
    late: late && playerOf(late),
    favorites: people.slice(0, 2).map(idOf),
    plan: proposedPlan(here.length, 'standard', { tables }),
    startsAt: Math.floor(startsAt / MINUTE) * MINUTE,
    staff: 'sampleAccountOfTheStaff',
    phones: ['samplePhoneOfTheHostK7QX', 'samplePhoneAtTheDoorM2TB'],
    absent,
    random,
  });
  const done: Done[] = [];
  for await (const one of night) {
    if (one.at > now.getTime()) break;
    done.push(one);
  }
  return { done };
}

const playerOf = (person: StoredDocument) => readParticipant(idOf(person), person.fields);

/** Each night has its own random source, so that the rest of the sample does not change. */
function ownRandom(id: string): Random {
  return randomFrom([...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 11));
}

/** Nearly everybody has come to a night that is on. */
function checkIn(people: readonly StoredDocument[], at: Date, random: Random): void {
  for (const [index, { fields }] of people.entries()) {
    fields.checkedIn = index < 2 || random.chance(97);
    fields.checkedInAt = fields.checkedIn ? at : null;
  }
}

/** Returns when an evening of the past began: about 8 pm in the East. */
function eveningOf({ date }: SampleEvent): number {
  return Date.parse(`${date ?? '2026-01-01'}T01:00:00Z`) + 24 * 60 * MINUTE;
}
