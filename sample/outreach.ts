import type { StoredDocument } from '../scripts/firestoreRest.ts';
import { CAMPUSES, type Campus } from './data/campuses.ts';
import { WISHES } from './data/requests.ts';
import { addDays, momentOn, workdayBefore } from './days.ts';
import { collegeCalled, type World } from './lists.ts';
import { CALLERS } from './outreachLog.ts';
import { brother, student } from './people.ts';

const STAGES = ['prospect', 'contacted', 'negotiating', 'confirmed', 'declined'];
const CARDS_PER_STAGE = 3;

/** Returns requests to host, the pipeline (three entries per stage) and the sales settings. */
export function outreach(world: World): StoredDocument[] {
  const campuses = world.random.some(CAMPUSES, CAMPUSES.length).values();
  const next = () => {
    const { value } = campuses.next();
    if (!value) throw new Error('There are more requests and cards than campuses.');
    return value;
  };
  const requests = WISHES.map((wish, index) => request(index, wish, next(), world));
  const pipeline = STAGES.flatMap((status) =>
    Array.from({ length: CARDS_PER_STAGE }, (_, index) =>
      card(`${status}-${index + 1}`, status, next(), world),
    ),
  );
  return [...requests, ...pipeline, salesSettings(world), outreachSettings(world)];
}

function request(
  index: number,
  wish: string,
  { college, venue, fraternities }: Campus,
  { random, today, evenings, lists }: World,
): StoredDocument {
  const { name: collegeName, city, state } = collegeCalled(college, lists);
  const fraternityName = /club|residence hall/.test(wish) ? '' : (fraternities.at(-1) ?? '');
  const { name, email, phone } = fraternityName ? brother(random, college) : student(random, college);
  return {
    path: `tournamentRequests/${String(index + 1).padStart(32, '0')}`,
    fields: {
      organizerName: name,
      email,
      phone,
      collegeName,
      fraternityName,
      proposedDate: evenings(random.whole(6, 36)),
      proposedTime: random.pick(['18:00', '18:30', '19:00', '19:00', '20:00']),
      estimatedParticipants: random.pick([28, 30, 35, 40, 45, 50, 60, 75]),
      location: `${venue}, ${city}, ${state}`,
      additionalInfo: wish.replace('{campus}', college),
      status: 'pending',
      // Students write in the evening.
      createdAt: momentOn(addDays(today, -random.whole(1, 30)), random.whole(17, 23)),
    },
  };
}

function card(
  id: string,
  status: string,
  { college, fraternities, group }: Campus,
  { random, today, lists }: World,
): StoredDocument {
  const isChapter = fraternities.length > 0;
  const { name, email, phone } = isChapter ? brother(random, college) : student(random, college);
  const role = isChapter ? random.pick(['Social chair', 'President', 'Philanthropy chair']) : group;
  const age = random.whole(20, 60);
  const moved = status === 'prospect' ? age : random.whole(2, 18);
  return {
    path: `salesPipeline/${id}`,
    fields: {
      status,
      collegeName: collegeCalled(college, lists).name,
      fraternityName: fraternities.at(-1) ?? '',
      contact: { name, role, email, phone },
      createdAt: momentOn(workdayBefore(addDays(today, -age)), 15),
      updatedAt: momentOn(workdayBefore(addDays(today, -moved)), 19),
    },
  };
}

function salesSettings({ today }: World): StoredDocument {
  return {
    path: 'settings/salesPipeline',
    fields: {
      googleSheetUrl: 'https://sheets.example.com/tour-pipeline',
      updatedAt: momentOn(addDays(today, -6), 15),
    },
  };
}

function outreachSettings({ today }: World): StoredDocument {
  return {
    path: 'settings/outreach',
    fields: { callers: CALLERS, updatedAt: momentOn(addDays(today, -40), 15) },
  };
}
