import { collection, getDocsFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import { list, readFields, text } from '../../../domain/fields/storedFields.ts';
import { addressDays, isClearable } from '../../../domain/participants/clearable.ts';
import { addDays } from '../../../domain/time/day.ts';
import { stored } from '../../../lib/stored.ts';
import { withTimeout } from '../../errors.ts';
import { readStaffEvent, type StaffEvent } from '../events.ts';
import { readFound } from '../reads/watch.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/** The most nights that are asked about at once: each costs a read, and one more for its list. */
const mostAsked = 200;

/** The nights whose lists are known to hold no address, and the day on which that was so of all. */
const cleared = stored('localStorage', 'addresses-cleared', (data) =>
  readFields({ day: text, ids: (value) => list(value).map(text) }, data),
);

/**
 * Returns the past nights whose lists still hold email addresses, the latest first; asks once a day while
 * there are none. @throws DataError
 */
export async function nightsWithAddresses(today: string): Promise<readonly StaffEvent[]> {
  const { day, ids } = cleared.get() ?? { day: '', ids: [] };
  if (day === today) return [];
  const before = addDays(today, -addressDays);
  const past = query(
    collection(staffDatabase, 'events'),
    where('sortDate', '<', before),
    orderBy('sortDate', 'desc'),
    limit(mostAsked),
  );
  const { docs } = await withTimeout(getDocsFromServer(past));
  const known = new Set(ids);
  const events = docs.map((found) => readFound(found, readStaffEvent));
  const asked = events.filter(
    (event) => event.currentParticipants > 0 && isClearable(event, today) && !known.has(event.id),
  );
  const holds = await Promise.all(asked.map(({ id }) => withTimeout(holdsAddresses(id))));
  const held = asked.filter((_, at) => holds[at]);
  const none = asked.filter((_, at) => !holds[at]).map(({ id }) => id);
  const all = [...new Set([...none, ...known])].slice(0, 2 * mostAsked);
  cleared.set({ day: held.length === 0 ? today : '', ids: all });
  return held;
}

async function holdsAddresses(eventId: string): Promise<boolean> {
  const people = collection(staffDatabase, 'events', eventId, 'participants');
  const { empty } = await getDocsFromServer(query(people, where('email', '>', ''), limit(1)));
  return !empty;
}
