import type { StoredDocument } from '../../scripts/firestoreRest.ts';
import { eventTitle } from '../../src/domain/events/eventTitle.ts';
import { readEvent } from '../../src/domain/events/readEvent.ts';
import { proposedPlan } from '../../src/domain/night/plan/proposedPlan.ts';
import { readParticipant } from '../../src/domain/participants/participant.ts';
import { campusMoment, type Placed } from '../../src/domain/phase/eventPhase.ts';
import { sortKey } from '../../src/domain/time/parse.ts';
import type { SampleEvent } from '../eventDocuments.ts';
import type { World } from '../lists.ts';
import { type Random, randomOf } from '../random.ts';
import { type Done, playEvening } from './evening.ts';
import { describePlayers, describeSeats, idOf, isHere } from './players.ts';
import { type Storage, storable, store } from './storage.ts';

const MINUTE = 60_000;
const nightsWithBoard = 6;

/** Which night an event has: how many minutes before now it began, or its own evening when it is over. */
type Kind = { began: number | 'over'; tables: number; absent: number };

/**
 * Adds the nights of a season to its events: the first active one is in the middle of its second round, the
 * second one is drawn and begins soon, and the latest of the past have a champion; the nights before them
 * were played on paper. `now`: the moment at which somebody looks at them.
 */
export async function addNights(events: readonly SampleEvent[], world: World, now: Date): Promise<void> {
  const [playing, drawn] = events.filter(({ plan, names }) => plan.status === 'active' && names.length > 8);
  const over = nightsOver(events);
  for (const event of [playing, drawn, ...over]) if (event) describePlayers(event, world);
  if (playing) await addNight(playing, { began: 66, tables: 6, absent: 1 }, now);
  if (drawn) await addNight(drawn, { began: -12, tables: 3, absent: 0 }, now);
  for (const event of over.filter(({ names }) => names.length > 8).slice(0, nightsWithBoard))
    await addNight(event, { began: 'over', tables: 6, absent: 0 }, now);
}

/** Returns the events whose night is over, the newest first. */
export function nightsOver(events: readonly SampleEvent[]): SampleEvent[] {
  const day = ({ date }: SampleEvent) => date ?? '';
  return events
    .filter(({ plan, names }) => plan.status === 'completed' && names.length > 0)
    .sort((one, two) => (day(one) < day(two) ? 1 : day(one) > day(two) ? -1 : 0));
}

async function addNight(event: SampleEvent, kind: Kind, now: Date): Promise<void> {
  const { done } = await nightOf(event, kind, now);
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

/** Returns all acts of an event's night until now, and writes their people's final state. */
async function nightOf(
  event: SampleEvent,
  { began, tables, absent }: Kind,
  now: Date,
): Promise<{ done: readonly Done[] }> {
  if (began !== 'over') takePlaceAt(event, new Date(now.getTime() - began * MINUTE), now);
  // A source of its own, so that the rest of the sample does not change with a night.
  const random = randomOf(event.id);
  const people = event.documents.filter(({ path }) => path.includes('/participants/'));
  if (began !== 'over') checkIn(people, new Date(now.getTime() - (began + 45) * MINUTE), random);
  describeSeats(event, random);
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

/** Gives an event the day and time of a night that began, or begins, at a moment. */
function takePlaceAt(event: SampleEvent, moment: Date, now: Date): void {
  const found = event.documents.find(({ path }) => path === `events/${event.id}`);
  const { date, time } = tonight(readEvent(event.id, found?.fields), moment, now);
  event.date = date;
  event.plan = { ...event.plan, time };
  if (found) Object.assign(found.fields, { date, time, sortDate: sortKey(date, time) });
}

/**
 * Returns the day and time of a night that begins at about `moment`: of today by the clock of its campus,
 * whenever and wherever somebody looks at the sample.
 */
export function tonight(campus: Placed, moment: Date, now: Date): { date: string; time: string } {
  const step = 5 * MINUTE;
  const begins = campusMoment(campus, new Date(Math.round(moment.getTime() / step) * step));
  const date = campusMoment(campus, now).day;
  // Around midnight it would be of another day.
  const time = begins.day === date ? begins.time : begins.day < date ? '00:00' : '23:55';
  return { date, time };
}

const playerOf = (person: StoredDocument) => readParticipant(idOf(person), person.fields);

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
