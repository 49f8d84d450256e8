import { fieldGone, serverNow, setting, updating, type Write } from '../changes/change.ts';
import { idIn, type StoredEvent } from '../colleges/change/storedColleges.ts';
import { type EventValues, storedValues } from '../events/eventFields.ts';
import { eventChangePlan } from '../events/eventPlan.ts';
import { readPrivatePart, wholePrivatePart } from '../events/privatePart.ts';
import { readEvent } from '../events/readEvent.ts';
import type { TourEvent } from '../events/tourEvent.ts';
import { limits } from '../fields/limits.ts';
import { changedEventSearch } from '../search/eventSearch.ts';
import { tournamentChanges } from '../tournaments/tournamentFacts.ts';

/** What events say of a college. */
export type CollegeSaid = { id: string; name: string; state: string; logo: string };

/** An event that a change of its college changes. */
export type ChangedEvent = { title: string; date: string | null };

/** Returns the event in its documents. */
export function eventIn({ event }: StoredEvent): TourEvent {
  return readEvent(idIn(event.path), event.data);
}

/** Whether an event is still to come: what is over keeps what it said. `today`: 'YYYY-MM-DD'. */
export function isComing({ status, date }: TourEvent, today: string): boolean {
  return status !== 'completed' && (date === null || date >= today);
}

/**
 * Returns the writes that make an event that is over point to its college and its chapter, by their new ids;
 * it keeps the names that it said.
 */
export function pointerWrites(
  { event }: StoredEvent,
  collegeId: string,
  chapters: ReadonlyMap<string, string>,
): Write[] {
  const fraternityId = chapters.get(readEvent('', event.data).fraternityId);
  const ids = { collegeId, ...(fraternityId !== undefined && { fraternityId }) };
  return [updating(event.path, { ...ids, updatedAt: serverNow })];
}

/**
 * Returns the writes that make an event say of its college `after` where it says `before`, its search
 * document and its tournament with it; none when it says nothing else. `chapters`: the ids of its chapters,
 * by those before.
 */
export function eventWrites(
  stored: StoredEvent,
  before: CollegeSaid,
  after: CollegeSaid,
  chapters: ReadonlyMap<string, string> = new Map(),
): Write[] {
  const event = eventIn(stored);
  const changes = changesOf(event, before, after, chapters);
  if (Object.keys(changes).length === 0) return [];
  const { path, data } = stored.event;
  const part = stored.part.data === undefined ? null : readPrivatePart(stored.part.data);
  const values = storedValues(event, wholePrivatePart(part, readPrivatePart(data)));
  // The password and the contacts stay, so there is nothing of theirs to move.
  const plan = eventChangePlan(values, changes, { misplacedSecrets: false, today: new Date() });
  const removed = Object.fromEntries(plan.removed.map((name) => [name, fieldGone]));
  const tournament =
    stored.tournament.data === undefined ? {} : tournamentChanges(event, { ...event, ...plan.event });
  const search = changedEventSearch(values, changes, plan.event.title);
  return [
    updating(path, { ...plan.event, ...removed, updatedAt: serverNow }),
    ...(search ? [setting(`${path}/private/search`, search)] : []),
    ...(Object.keys(tournament).length > 0 ? [updating(stored.tournament.path, tournament)] : []),
  ];
}

function changesOf(
  event: TourEvent,
  before: CollegeSaid,
  after: CollegeSaid,
  chapters: ReadonlyMap<string, string>,
): Partial<EventValues> {
  const title = event.title.replace(before.name, after.name);
  const fraternityId = chapters.get(event.fraternityId);
  const wanted: Partial<EventValues> = {
    collegeId: after.id,
    collegeName: after.name,
    ...(event.state === before.state && after.state !== '' && { state: after.state }),
    ...(event.collegeLogo === before.logo && { collegeLogo: after.logo }),
    ...(title.length <= limits.title && { title }),
    ...(fraternityId !== undefined && { fraternityId }),
  };
  const now = new Map<string, unknown>(Object.entries(event));
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => now.get(name) !== value));
}
