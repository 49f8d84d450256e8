import type { StoredDocument } from '../scripts/firestoreRest.ts';
import { addDays, momentOn } from './days.ts';
import type { SampleEvent } from './eventDocuments.ts';
import type { World } from './lists.ts';
import { isHere } from './night/players.ts';

const key = 'sample-pass-for-1-door';
const phones = [
  { id: 'samplePhoneOfTheHostK7QX', name: 'Riley Brooks' },
  { id: 'samplePhoneAtTheDoorM2TB', name: 'Sam Okafor' },
] as const;

/**
 * Returns the crew of the night that is on: a pass to its door and tables, and two phones that have checked
 * in some of the people, which the people's documents say from then on.
 */
export function crew(events: readonly SampleEvent[], { today }: World): StoredDocument[] {
  const tonight = events.find(({ plan, documents }) => plan.status === 'active' && documents.some(isHere));
  if (!tonight) return [];
  const here = tonight.documents.filter(isHere);
  for (const [index, { fields }] of here.entries()) {
    const phone = phones[index % 3];
    if (phone) fields.checkedInBy = phone.id;
  }
  const event = `events/${tonight.id}`;
  const pass = {
    scopes: ['door', 'tables'],
    label: 'Front door and tables',
    opensAt: momentOn(addDays(today, -1), 17),
    endsAt: momentOn(addDays(today, 1), 11),
    closed: false,
    full: false,
    devices: phones.length,
    createdAt: momentOn(addDays(today, -1), 15),
  };
  const joinedAt = momentOn(today, 0);
  return [
    { path: `${event}/passes/${key}`, fields: pass },
    ...phones.map(({ id, name }) => ({
      path: `${event}/crew/${id}`,
      fields: { pass: key, name, removed: false, joinedAt, seenAt: joinedAt },
    })),
  ];
}
