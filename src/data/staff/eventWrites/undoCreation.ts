import { deleting, serverNow, updating, type Write } from '../../../domain/changes/change.ts';
import type { EventValues } from '../../../domain/events/eventFields.ts';
import { unlockKey } from '../../../domain/events/unlockKey.ts';
import { readFraternity } from '../../../domain/fraternities/fraternity.ts';
import { readRequestFilter } from '../../../domain/requests/requestFilter.ts';
import { readRequest } from '../../../domain/requests/tournamentRequest.ts';
import { DataError } from '../../errors.ts';
import type { Look } from '../changes/look.ts';
import { type Decide, decidedNow } from '../changes/planned.ts';
import { chapterPath } from '../chapters/chapterPlans.ts';
import { type ScheduledWith, unmarkingScheduled } from '../chapters/schedulePlan.ts';
import { readStaffEvent } from '../events.ts';
import { hasOtherEvent } from '../outreach/chapterStory.ts';
import type { EventOrigin, MadeOf } from './createEvent.ts';

/** How long an undo may take, in milliseconds: it doesn't wait offline, so its result must be known. */
const undoTimeout = 9_000;

/** What made a fraternity scheduled, by its path, where that was undone while another event kept it so. */
const keptScheduled = new Map<string, ScheduledWith>();

/**
 * Undoes a creation: deletes an event that no one has changed since, with its private part and its unlock
 * document, in one transaction. Returns false, and deletes nothing, when someone has changed it or signed up;
 * also returns true when it is already gone. The request that it was made of and the fraternity that it was
 * scheduled with are as before, except that a fraternity with another event ahead stays scheduled until that
 * one is undone too.
 * @throws DataError
 */
export async function undoCreation(
  id: string,
  { registrationPassword }: EventValues,
  origin: EventOrigin = {},
): Promise<boolean> {
  const { chapter } = origin;
  // A chapter with another event ahead stays scheduled.
  const stays = chapter && (await hasOtherEvent(chapter.collegeId, chapter.before, id));
  const path = chapter && chapterPath(chapter.collegeId, chapter.before.id);
  // The last event to go takes back what the first one wrote, since it has written nothing itself.
  const wrote = (path && chapter.before.status === 'scheduled' && keptScheduled.get(path)) || chapter;
  const freed = { ...origin, chapter: stays ? undefined : wrote };
  const undone = await decidedNow(undoing(id, registrationPassword, freed), undoTimeout);
  if (undone === null) throw new DataError('unreachable');
  if (undone.outcome !== 'acknowledged') return false;
  if (path && stays && wrote) keptScheduled.set(path, wrote);
  else if (path) keptScheduled.delete(path);
  return true;
}

function undoing(
  id: string,
  password: string,
  { madeOf, chapter }: EventOrigin,
): Decide<{ outcome: 'kept' }> {
  const event = `events/${id}`;
  return async (look) => {
    const [found, tournament, request, fraternity] = await Promise.all([
      look(event),
      look(`tournaments/${id}`),
      madeOf ? unlinking(look, madeOf, id) : [],
      chapter ? unmarking(look, chapter) : [],
    ]);
    if (found === undefined) return { writes: [] };
    const { createdAt, updatedAt, currentParticipants } = readStaffEvent(id, found);
    const untouched = createdAt?.getTime() === updatedAt?.getTime() && currentParticipants === 0;
    if (!untouched || tournament !== undefined) return { instead: { outcome: 'kept' } };
    const unlocks = password === '' ? [] : [`${event}/unlocks/${await unlockKey(id, password)}`];
    const parts = [...unlocks, `${event}/private/staff`, `${event}/private/search`, event];
    return { writes: [...request, ...fraternity, ...parts.map(deleting)] };
  };
}

/** Returns the write of a request whose event is deleted again; a status that a colleague set since stays. */
async function unlinking(look: Look, { id, status, schedule }: MadeOf, eventId: string): Promise<Write[]> {
  const path = `tournamentRequests/${id}`;
  const stored = await look(path);
  if (stored === undefined) return [];
  const now = readRequest(id, stored);
  const before = readRequestFilter(status);
  return [
    updating(path, {
      ...(now.eventId === eventId && { eventId: '' }),
      ...(schedule && now.status === 'scheduled' && before && { status: before }),
      updatedAt: serverNow,
    }),
  ];
}

async function unmarking(look: Look, chapter: ScheduledWith): Promise<Write[]> {
  const { id } = chapter.before;
  const stored = await look(chapterPath(chapter.collegeId, id));
  return stored === undefined ? [] : unmarkingScheduled(chapter, readFraternity(id, stored));
}
