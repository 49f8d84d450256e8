import { eventStatuses } from '../../src/domain/events/eventStatus.ts';
import { readEvent } from '../../src/domain/events/readEvent.ts';
import type { TourEvent } from '../../src/domain/events/tourEvent.ts';
import { type PublicDatabase, type PublicList, publicDocuments, RefusedRead } from './publicRead.ts';

/** How many completed and canceled events get a file: the newest. */
const newest = 200;

/** How older installations wrote it; nothing writes it now. Its links go on saying so. */
const canceled = ['canceled', 'cancelled', 'Canceled', 'Cancelled'];

/** Returns an access token, undefined where there is no account to get one. */
export type GetToken = () => Promise<string | undefined>;

/**
 * Returns the events that get a file of their own: all to come, and the newest that are completed or
 * canceled. It reads as a visitor, which needs no account, and with a token where visitors are refused.
 * @throws RefusedRead, UserError without an answer
 */
export function publicEvents(database: PublicDatabase, getToken?: GetToken): Promise<TourEvent[]> {
  return asVisitor(database, getToken, readEvents);
}

/** Reads as a visitor, and with a token where visitors are refused. @throws RefusedRead, UserError */
export async function asVisitor<T>(
  database: PublicDatabase,
  getToken: GetToken | undefined,
  read: (database: PublicDatabase) => Promise<T>,
): Promise<T> {
  try {
    return await read(database);
  } catch (error) {
    const token = error instanceof RefusedRead ? await getToken?.() : undefined;
    if (token === undefined) throw error;
    return read({ ...database, token });
  }
}

async function readEvents(database: PublicDatabase): Promise<TourEvent[]> {
  const ofStatus = (status: string, direction: PublicList['direction'], limit: number) =>
    publicDocuments(database, { collection: 'events', status, direction }, limit);
  const found = await Promise.all([
    ...eventStatuses
      .filter((status) => status !== 'completed')
      .map((status) => ofStatus(status, 'ASCENDING', Infinity)),
    ...['completed', ...canceled].map((status) => ofStatus(status, 'DESCENDING', newest)),
  ]);
  return withFileNames(found.flat().map(({ id, data }) => readEvent(id, data)));
}

/**
 * Returns the events whose id can name a file on every machine. Two ids that differ in capitals alone are one
 * file on some, so the second is left out; index.html would be the page of the folder.
 */
export function withFileNames<T extends { id: string }>(events: readonly T[]): T[] {
  const taken = new Set(['index']);
  return events.filter(({ id }) => {
    const name = id.toLowerCase();
    if (!/^[a-z0-9_-]{1,150}$/.test(name) || taken.has(name)) return false;
    taken.add(name);
    return true;
  });
}
