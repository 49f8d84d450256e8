import type { StoredDocument } from '../scripts/firestoreRest.ts';
import { addDays, momentOn } from './days.ts';
import type { World } from './lists.ts';
import { person } from './people.ts';
import { CAMPUSES } from './plan.ts';

const REQUESTS = 14;
const STAGES = ['prospect', 'contacted', 'negotiating', 'confirmed', 'declined'];
const WISHES = [
  '',
  '',
  'We would like to raise money for our local food bank.',
  'Is a projector for the bracket possible?',
  'Our union closes at midnight.',
];

/** Returns requests to host, the pipeline (three entries per stage) and the sales settings. */
export function outreach(world: World): StoredDocument[] {
  const requests = Array.from({ length: REQUESTS }, (_, index) => request(index, world));
  const pipeline = STAGES.flatMap((status) =>
    [1, 2, 3].map((number) => entry(`${status}-${number}`, status, world)),
  );
  return [...requests, ...pipeline, salesSettings(world)];
}

function request(index: number, { random, today, lists }: World): StoredDocument {
  const { name, email, phone } = person(random);
  const college = random.pick(lists.colleges);
  return {
    path: `tournamentRequests/${String(index + 1).padStart(32, '0')}`,
    fields: {
      organizerName: name,
      email,
      phone,
      collegeName: college.name,
      fraternityName: random.chance(80) ? random.pick(lists.fraternities).name : '',
      proposedDate: addDays(today, random.whole(10, 120)),
      proposedTime: random.pick(['18:00', '19:00', '20:00']),
      estimatedParticipants: random.whole(12, 120),
      location: `Student Union, ${college.city}, ${college.state}`,
      additionalInfo: random.pick(WISHES),
      status: 'pending',
      createdAt: momentOn(addDays(today, -random.whole(1, 40)), random.whole(13, 23)),
    },
  };
}

function entry(id: string, status: string, { random, today, lists }: World): StoredDocument {
  const { name, email, phone } = person(random);
  const campus = random.pick(CAMPUSES);
  const college = lists.colleges.find(({ shortName }) => shortName === campus);
  const entered = momentOn(addDays(today, -random.whole(8, 60)), 15);
  return {
    path: `salesPipeline/${id}`,
    fields: {
      status,
      collegeName: college?.name ?? campus,
      fraternityName: random.pick(lists.fraternities).name,
      contact: { name, email, phone },
      createdAt: entered,
      updatedAt: entered,
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
