import type { Stored, StoredDocument } from '../scripts/firestoreRest.ts';
import { registration } from '../src/domain/events/registration.ts';
import { unlockKey } from '../src/domain/events/unlockKey.ts';
import { slug } from '../src/domain/text/slug.ts';
import { sortKey } from '../src/domain/time/parse.ts';
import { addDays, momentOn, workdayBefore } from './days.ts';
import { notes } from './describe.ts';
import { collegeCalled, type World } from './lists.ts';
import { brother, type Person, student, students } from './people.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import { peopleOfNight } from './regulars.ts';

export type SampleEvent = {
  id: string;
  plan: Plan;
  date: string | null;
  /** The names of those who took part, the finalists of the plan first. */
  names: readonly string[];
  documents: StoredDocument[];
};

const FORMS = 'https://forms.example.com';
const finalTable = 7;
const HEAD_COUNT = { active: [24, 40], upcoming: [3, 28], scheduled: [0, 0], completed: [21, 49] } as const;

/**
 * Returns the stored documents of an event (data model): the public document, the private part, and
 * optionally the participants. The unlock document is made separately, because its key takes time.
 */
export function eventDocuments(plan: Plan, id: string, world: World, withParticipants = true): SampleEvent {
  const date = plan.evening === null ? null : world.evenings(plan.evening);
  const people = withParticipants ? participants(plan, world) : [];
  const event = publicPart({ plan, id, date, heads: people.length }, world);
  const documents = [
    { path: `events/${id}`, fields: event },
    { path: `events/${id}/private/staff`, fields: privatePart(plan, id, world.random) },
    ...people.map((person, index) => participant({ plan, id, date, person, index }, world)),
  ];
  return { id, plan, date, names: people.map(({ name }) => name), documents };
}

function participants(plan: Plan, world: World): Person[] {
  const { random } = world;
  const { campus, status, maxParticipants, finalists } = plan;
  if (plan.heads !== undefined) return peopleOfNight(plan.heads, campus, world);
  const seats = maxParticipants ?? Number.POSITIVE_INFINITY;
  const [low, high] = HEAD_COUNT[status];
  // The pictures of brackets show full tables.
  const heads = finalists.length > 0 ? seats : Math.min(random.whole(low, high), seats);
  return students(heads, random, campus, finalists);
}

/** Returns the readable id of an event: campus and host, and a number when that is taken. */
export function eventId(plan: Plan, isTaken: (id: string) => boolean): string {
  const id = slug(`${plan.campus} ${plan.host}`);
  if (!isTaken(id)) return id;
  let number = 2;
  while (isTaken(`${id}-${number}`)) number++;
  return `${id}-${number}`;
}

/** The unlock keys so far: each takes time by design, and its event and password alone make it. */
const keys = new Map<string, Promise<string>>();

/**
 * Returns the document that the right password opens (data model, "Unlock key"), or null for an event without
 * one.
 */
export async function unlockDocument({ id, plan }: SampleEvent): Promise<StoredDocument | null> {
  if (plan.password === '') return null;
  const made = keys.get(`${id} ${plan.password}`) ?? unlockKey(id, plan.password);
  keys.set(`${id} ${plan.password}`, made);
  const key = await made;
  return { path: `events/${id}/unlocks/${key}`, fields: { googleFormUrl: formUrl(plan, id) || null } };
}

function formUrl({ hasForm, signUp }: Plan, id: string): string {
  return hasForm && !signUp ? `${FORMS}/${id}` : '';
}

type Public = { plan: Plan; id: string; date: string | null; heads: number };

function publicPart({ plan, id, date, heads }: Public, { today, lists }: World): Record<string, Stored> {
  const college = collegeCalled(plan.campus, lists);
  const form = formUrl(plan, id);
  const isHere = plan.signUp !== undefined;
  const enter = registration(plan.password, form, isHere);
  const created = momentOn(announced(date, today), 15);
  return {
    title: plan.title,
    ...(plan.description === '' ? {} : { description: plan.description }),
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
    ...(isHere ? { signUp: { open: true, closesAt: date === null ? 0 : momentOn(date, 23).getTime() } } : {}),
    maxParticipants: plan.maxParticipants,
    entryFee: plan.entryFee,
    prizePool: plan.prizePool,
    ...notes(plan, college),
    currentParticipants: heads,
    ...bracket(plan, date, today),
    sortDate: sortKey(date, plan.time),
    createdAt: created,
    updatedAt: created,
  };
}

/** Returns the day an event was entered: some six weeks before it, and in any case before today. */
function announced(date: string | null, today: string): string {
  const weeksBefore = addDays(date ?? today, -45);
  return workdayBefore(weeksBefore < today ? weeksBefore : addDays(today, -1));
}

function bracket({ status, bracketImage }: Plan, date: string | null, today: string): Record<string, Stored> {
  if (date === null || (status !== 'active' && status !== 'completed')) return {};
  const image = bracketImage === '' ? {} : { bracketImage };
  // An active event that isn't tonight is being set up.
  if (date > today)
    return { ...image, bracketStatus: 'setup', bracketUpdatedAt: momentOn(announced(date, today), 20) };
  const bracketStatus = status === 'completed' ? 'completed' : 'quarter-finals';
  return { ...image, bracketStatus, bracketUpdatedAt: momentOn(date, status === 'active' ? 0 : 23) };
}

function privatePart(plan: Plan, id: string, random: Random): Record<string, Stored> {
  const isChapter = plan.fraternity !== '';
  const { name, email, phone } = isChapter ? brother(random, plan.campus) : student(random, plan.campus);
  const role = random.pick(
    isChapter
      ? ['Social chair', 'President', 'Philanthropy chair', 'Treasurer']
      : ['President', 'Events coordinator', 'Programming chair'],
  );
  return {
    registrationPassword: plan.password,
    googleFormUrl: formUrl(plan, id),
    salesContact: { name, role, email, phone },
    contactPerson: name,
  };
}

type Seat = { plan: Plan; id: string; date: string | null; person: Person; index: number };

function participant(
  { plan, id, date, person: { name, email }, index }: Seat,
  { today, random }: World,
): StoredDocument {
  const isTonight = plan.status === 'active' && date === today;
  // Whoever reached the final table was there.
  const came = index < Math.max(plan.finalists.length, finalTable) || random.chance(85);
  const checkedIn = plan.status === 'completed' ? came : isTonight && random.chance(60);
  // The check-in time: in the evening of a past event, and earlier than now for one of today.
  const arrived = momentOn(date ?? today, isTonight ? 0 : 23);
  return {
    path: `events/${id}/participants/p${String(index + 1).padStart(3, '0')}`,
    fields: {
      name,
      email,
      checkedIn,
      checkedInAt: checkedIn ? arrived : null,
      checkedInBy: '',
      source: random.pick(
        checkedIn ? ['import', 'import', 'manual', 'walk-in'] : ['import', 'import', 'manual'],
      ),
      createdAt: momentOn(announced(date, today), 16),
    },
  };
}
