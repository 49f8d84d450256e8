import { collection, getDocsFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { list, readFields, text } from '../../../domain/fields/storedFields.ts';
import { addressDays, isClearable } from '../../../domain/participants/clearable.ts';
import { addDays } from '../../../domain/time/day.ts';
import { stored } from '../../../lib/stored.ts';
import { withTimeout } from '../../errors.ts';
import { readStaffEvent } from '../events.ts';
import { readFound } from '../reads/watch.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/** The most nights that are looked at in a day: each costs a read, and one more for its list. */
const mostAsked = 30;

/** A past night whose list holds email addresses. */
export type HeldNight = { id: string; title: string };

const night = { id: text, title: text };
/** What was found on a day; `from`: the sort key before which no list holds any. */
const found = stored('localStorage', 'addresses-held', (data) =>
  readFields(
    { day: text, from: text, nights: (value) => list(value).map((one) => readFields(night, one)) },
    data,
  ),
);

/**
 * Returns the past nights whose lists still hold email addresses, the oldest first; asks the server once a
 * day, or `again`. A browser that is new here comes to the later nights on the days after. @throws DataError
 */
export async function nightsWithAddresses(today: string, again = false): Promise<readonly HeldNight[]> {
  const known = found.get();
  if (known?.day === today && !again) return known.nights;
  const past = query(
    collection(staffDatabase, 'events'),
    where('sortDate', '>=', known?.from ?? ''),
    where('sortDate', '<', addDays(today, -addressDays)),
    orderBy('sortDate'),
    limit(mostAsked),
  );
  const { docs } = await withTimeout(getDocsFromServer(past));
  const events = docs.map((one) => readFound(one, readStaffEvent));
  const holds = await Promise.all(
    events.map(({ id, currentParticipants }) => currentParticipants > 0 && withTimeout(holdsAddresses(id))),
  );
  const held = events.filter((_, at) => holds[at]);
  const nights = held
    .filter((event) => isClearable(event, today))
    .map((event) => ({ id: event.id, title: eventTitle(event) }));
  const from = held[0]?.sortDate ?? events.at(-1)?.sortDate ?? known?.from ?? '';
  found.set({ day: today, from, nights });
  return nights;
}

async function holdsAddresses(eventId: string): Promise<boolean> {
  const people = collection(staffDatabase, 'events', eventId, 'participants');
  const { empty } = await getDocsFromServer(query(people, where('email', '>', ''), limit(1)));
  return !empty;
}
