import { collection, doc } from 'firebase/firestore';
import { type Change, merging, serverNow, setting, type Write } from '../../../domain/changes/change.ts';
import type { EventValues } from '../../../domain/events/eventFields.ts';
import { newEventPlan } from '../../../domain/events/eventPlan.ts';
import { eventSearch } from '../../../domain/search/eventSearch.ts';
import type { Made, Sent } from '../../changes/sender.ts';
import { isRefused } from '../../errors.ts';
import { planned } from '../changes/planned.ts';
import { send } from '../changes/send.ts';
import { type NewEvent, type ScheduledWith, schedulePlan } from '../chapters/schedulePlan.ts';
import { staffDatabase } from '../session/staffDatabase.ts';
import { hiddenWrites } from './hiddenWrites.ts';

/** Returns the id for a new event. */
export function newEventId(): string {
  return doc(collection(staffDatabase, 'events')).id;
}

/**
 * Callbacks for the result of a creation, called however late it arrives, and after every further attempt.
 */
export type SaveCallbacks = { onStored: () => void; onRefused: () => void };

/** The request that an event is made of. */
export type MadeOf = {
  id: string;
  /** Its status before. */
  status: string;
  /** Whether it is marked as scheduled, too. */
  schedule: boolean;
};

/** The request that an event is made of, and the fraternity that it is scheduled with. */
export type EventOrigin = { madeOf?: MadeOf | undefined; chapter?: ScheduledWith | undefined };

/**
 * Creates an event with its private part and its unlock document, in one batch that also waits offline.
 * `failed`: the message when the server refuses it later. `madeOf`: its request, which gets to know the event
 * in the same batch. `chapter`: the fraternity that it is scheduled with, whose status says so from then on,
 * and which is brought up to date.
 * @throws DataError
 */
export async function createEvent(
  id: string,
  values: EventValues,
  failed: string,
  { madeOf, chapter, ...callbacks }: SaveCallbacks & EventOrigin,
): Promise<Sent> {
  const plan = newEventPlan(values, new Date());
  const rest = await hiddenWrites(id, { ...plan, requestId: madeOf?.id });
  const path = `events/${id}`;
  const moments = { createdAt: serverNow, updatedAt: serverNow };
  const writes = [
    setting(path, { ...plan.event, currentParticipants: 0, ...moments }),
    setting(`${path}/private/search`, eventSearch({ ...values, title: plan.event.title ?? '' })),
    ...rest,
  ];
  const event: NewEvent = { path, writes, asked: madeOf && linked(madeOf, id) };
  return send(() => creation(event, chapter), failed, { form: id, ...callbacks });
}

/**
 * Whatever is wrong with the request or the fraternity, which may be deleted by now, the event is created.
 */
async function creation(event: NewEvent, chapter: ScheduledWith | undefined): Promise<Made> {
  const { path, writes, asked } = event;
  const alone: Change = { writes, needless: [{ path, exists: true }] };
  if (!chapter) return asked ? { writes: [...writes, asked], needless: [], instead: alone } : alone;
  const made = await planned(schedulePlan(chapter, event));
  // What this browser's copy has of the event may be unsent itself.
  if (made.writes.length === 0) return alone;
  const { now } = made;
  return { ...made, needless: [], instead: alone, now: now && (() => now().catch(unlessRefused)) };
}

/** Returns false for a refused transaction: the change is then sent as it is. @throws DataError */
function unlessRefused(error: unknown): false {
  if (isRefused(error)) return false;
  throw error;
}

/** Returns the write that links a request to its event. The rules refuse it for a request that is gone. */
function linked({ id, schedule }: MadeOf, eventId: string): Write {
  const status = schedule ? { status: 'scheduled' } : {};
  return merging(`tournamentRequests/${id}`, { ...status, eventId, updatedAt: serverNow });
}
