import type { Stored, StoredDocument } from '../scripts/firestoreRest.ts';
import { registration } from '../src/domain/events/registration.ts';
import { unlockKey } from '../src/domain/events/unlockKey.ts';
import { slug } from '../src/domain/text/slug.ts';
import { sortKey } from '../src/domain/time/parse.ts';
import { addDays, eveningOut, momentOn } from './days.ts';
import { collegeCalled, type World } from './lists.ts';
import { person } from './people.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';

export type SampleEvent = { id: string; plan: Plan; date: string | null; documents: StoredDocument[] };

const FORMS = 'https://forms.example.com';
const HEAD_COUNT = { active: [18, 36], upcoming: [0, 14], scheduled: [0, 0], completed: [8, 40] } as const;

/**
 * Returns the stored documents of an event (data model): the public document, the private part, and
 * optionally the participants. The unlock document is made separately, because its key takes time.
 */
export function eventDocuments(plan: Plan, id: string, world: World, withParticipants = true): SampleEvent {
  const { today, random } = world;
  const date = eventDay(plan, today);
  const [low, high] = withParticipants ? HEAD_COUNT[plan.status] : [0, 0];
  const heads = random.whole(low, high);
  const event = publicPart({ plan, id, date, heads }, world);
  const documents = [
    { path: `events/${id}`, fields: event },
    { path: `events/${id}/private/staff`, fields: privatePart(plan, id, random) },
    ...Array.from({ length: heads }, (_, index) => participant({ plan, id, date, index }, world)),
  ];
  return { id, plan, date, documents };
}

/** Returns the readable id of an event: campus and fraternity, and a number when that is taken. */
export function eventId(plan: Plan, isTaken: (id: string) => boolean): string {
  const id = slug(`${plan.campus} ${plan.fraternity}`);
  if (!isTaken(id)) return id;
  let number = 2;
  while (isTaken(`${id}-${number}`)) number++;
  return `${id}-${number}`;
}

/**
 * Returns the document that the right password opens (data model, "Unlock key"), or null for an event without
 * one.
 */
export async function unlockDocument({ id, plan }: SampleEvent): Promise<StoredDocument | null> {
  if (plan.password === '') return null;
  const key = await unlockKey(id, plan.password);
  return { path: `events/${id}/unlocks/${key}`, fields: { googleFormUrl: formUrl(plan, id) || null } };
}

function eventDay({ inDays }: Plan, today: string): string | null {
  if (inDays === null) return null;
  return inDays === 0 ? today : eveningOut(addDays(today, inDays));
}

function formUrl({ hasForm }: Plan, id: string): string {
  return hasForm ? `${FORMS}/${id}` : '';
}

type Public = { plan: Plan; id: string; date: string | null; heads: number };

function publicPart(
  { plan, id, date, heads }: Public,
  { today, random, lists }: World,
): Record<string, Stored> {
  const college = collegeCalled(plan.campus, lists);
  const form = formUrl(plan, id);
  const enter = registration(plan.password, form);
  const isFunded = random.chance(70);
  const created = momentOn(announced(date, today), 15);
  return {
    title: plan.title,
    collegeId: college.id,
    collegeName: college.name,
    fraternityId: slug(plan.fraternity),
    fraternityName: plan.fraternity,
    date,
    time: plan.time,
    location: plan.venue === '' ? '' : `${plan.venue}, ${college.city}, ${college.state}`,
    state: college.state,
    collegeLogo: '',
    backgroundImage: plan.image,
    status: plan.status,
    showOnLandingPage: plan.onLanding,
    registration: enter,
    ...(enter === 'open' ? { googleFormUrl: form } : {}),
    maxParticipants: random.chance(75) ? random.pick([40, 60, 80, 100, 128]) : null,
    entryFee: isFunded ? random.pick([10, 15, 20, 25, 40]) : null,
    prizePool: isFunded ? random.pick([250, 500, 750, 1000, 2500]) : null,
    currentParticipants: heads,
    ...bracket(plan, date),
    sortDate: sortKey(date, plan.time),
    createdAt: created,
    updatedAt: created,
  };
}

/** Returns the day an event was entered: six weeks before it, and in any case before today. */
function announced(date: string | null, today: string): string {
  const weeksBefore = addDays(date ?? today, -45);
  return weeksBefore < today ? weeksBefore : addDays(today, -1);
}

function bracket({ status }: Plan, date: string | null): Record<string, Stored> {
  if (date === null || (status !== 'active' && status !== 'completed')) return {};
  const stage = status === 'completed' ? 'completed' : 'quarter-finals';
  return { bracketStatus: stage, bracketUpdatedAt: momentOn(date, status === 'active' ? 0 : 23) };
}

function privatePart(plan: Plan, id: string, random: Random): Record<string, Stored> {
  const { name, email, phone } = person(random);
  const role = random.pick(['Social chair', 'President', 'Philanthropy chair', 'Treasurer']);
  return {
    registrationPassword: plan.password,
    googleFormUrl: formUrl(plan, id),
    salesContact: { name, role, email, phone },
    contactPerson: name,
  };
}

type Seat = { plan: Plan; id: string; date: string | null; index: number };

function participant({ plan, id, date, index }: Seat, { today, random }: World): StoredDocument {
  const { name, email } = person(random);
  const checkedIn =
    plan.status === 'completed' ? random.chance(85) : plan.status === 'active' && random.chance(60);
  // The check-in time: in the evening of a past event, and earlier than now for one of today.
  const arrived = momentOn(date ?? today, plan.status === 'active' ? 0 : 23);
  return {
    path: `events/${id}/participants/p${String(index + 1).padStart(3, '0')}`,
    fields: {
      name,
      email,
      checkedIn,
      checkedInAt: checkedIn ? arrived : null,
      source: random.pick(['import', 'import', 'manual', 'walk-in']),
      createdAt: momentOn(announced(date, today), 16),
    },
  };
}
