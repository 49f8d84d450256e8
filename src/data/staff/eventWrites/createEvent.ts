import { type Change, merging, serverNow, type Write } from '../../../domain/changes/change.ts';
import type { EventValues } from '../../../domain/events/eventFields.ts';
import { type Addressed, randomAddress } from '../../../domain/events/page/eventAddress.ts';
import type { Made, Sent } from '../../changes/sender.ts';
import { DataError, isRefused, withTimeout } from '../../errors.ts';
import { lookAtServer } from '../changes/look.ts';
import { planned } from '../changes/planned.ts';
import { send } from '../changes/send.ts';
import { type NewEvent, type ScheduledWith, schedulePlan } from '../chapters/schedulePlan.ts';
import { addressPath, freeAddress, takenBy } from './freeAddress.ts';
import { newEventWrites } from './hiddenWrites.ts';

/** How long the server is asked which addresses are free, in milliseconds. */
const askTimeout = 2_000;

/**
 * Returns the id for a new event: the best address that is free. Without an answer none is known to be, so
 * the id ends with random letters then. It stays: people pass its link on before it's sent.
 */
export async function addressFor(event: Addressed, creation: string): Promise<string> {
  try {
    if (navigator.onLine) return await withTimeout(freeAddress(lookAtServer, event, creation), askTimeout);
  } catch (error) {
    console.warn("Which addresses are free isn't known.", error);
  }
  return randomAddress(event);
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

/** A random name of one creation, by which it knows its own event again. */
type Named = { creation: string };

/** The request that an event is made of, and the fraternity that it is scheduled with. */
export type EventOrigin = { madeOf?: MadeOf | undefined; chapter?: ScheduledWith | undefined };

/**
 * Creates an event with its private part, its unlock document and the claim of its address, in one batch that
 * also waits offline.
 * `failed`: the message when the server refuses it later. `madeOf`: its request, which gets to know the event
 * in the same batch. `chapter`: the fraternity that it is scheduled with, whose status says so from then on,
 * and which is brought up to date.
 * @throws DataError 'conflict' when the id is another event's by now
 */
export async function createEvent(
  id: string,
  values: EventValues,
  failed: string,
  { creation, madeOf, chapter, ...callbacks }: SaveCallbacks & EventOrigin & Named,
): Promise<Sent> {
  const claim = { path: addressPath(id), of: creation };
  const writes = await newEventWrites(id, values, { creation, requestId: madeOf?.id });
  const event: NewEvent = { claim, writes, asked: madeOf && linked(madeOf, id) };
  try {
    return await send(() => made(event, chapter), failed, { form: id, ...callbacks });
  } catch (error) {
    if (!isRefused(error)) throw error;
    const taker = await takenBy(lookAtServer, id, creation).catch(() => 'nobody');
    throw taker === 'another' ? new DataError('conflict', error) : error;
  }
}

/**
 * Whatever is wrong with the request or the fraternity, which may be deleted by now, the event is created.
 */
async function made(event: NewEvent, chapter: ScheduledWith | undefined): Promise<Made> {
  const { claim, writes, asked } = event;
  const { path, of } = claim;
  const alone: Change = { writes, needless: [{ path, exists: true, fields: { of } }] };
  if (!chapter) return asked ? { writes: [...writes, asked], needless: [], instead: alone } : alone;
  const plan = await planned(schedulePlan(chapter, event));
  // What this browser's copy has of the event may be unsent itself.
  if (plan.writes.length === 0) return alone;
  const { now } = plan;
  return { ...plan, needless: [], instead: alone, now: now && (() => now().catch(unlessRefused)) };
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
