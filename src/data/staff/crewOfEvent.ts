import { collection, doc, orderBy, query } from 'firebase/firestore';
import { type CrewMember, readMember } from '../../domain/crew/crewMember.ts';
import { type CrewPass, readPass } from '../../domain/crew/pass.ts';
import { readFound } from '../reads/watching.ts';
import type { Source, WatchedList } from '../source.ts';
import { liveList } from './reads/watch.ts';
import { staffDatabase } from './session/staffDatabase.ts';

const eventRef = (eventId: string) => doc(staffDatabase, 'events', eventId);

/** Returns the passes to the crew of an event, live, newest first; 50 at most. */
export function passesOf(eventId: string): Source<WatchedList<CrewPass>> {
  return liveList(() => query(collection(eventRef(eventId), 'passes'), orderBy('createdAt', 'desc')), {
    max: 50,
    convert: (found) => readFound(found, readPass),
  });
}

/**
 * Returns the devices in the crew of an event, live, the newest first; 200 at most, and whether there are
 * more.
 */
export function crewOf(eventId: string): Source<WatchedList<CrewMember>> {
  return liveList(() => query(collection(eventRef(eventId), 'crew'), orderBy('joinedAt', 'desc')), {
    max: 200,
    convert: (found) => readFound(found, readMember),
  });
}
