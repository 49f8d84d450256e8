import { dataError, isUnreachable } from '../../data/errors.ts';
import { fetchPlain } from '../../data/site/plainRead.ts';
import { instant, readFields } from '../../domain/fields/storedFields.ts';
import { type Settling, settling } from '../../lib/settling.ts';
import { stored } from '../../lib/stored.ts';

/** A public record; null when there is none. `at` is when it was last fetched, if it couldn't be now. */
export type Found<T> = { value: T | null; at?: Date | undefined };

/** The data of a page that shows one record. */
export type RecordData<T> = Promise<Settling<Found<T>>>;

const kept = { at: instant, data: (value: unknown) => value };

/** Fetches a public document of one read, or returns the copy last fetched in this browser. */
export function record<T>(path: string, read: (data: unknown) => T): Settling<Found<T>> {
  return settling(recordNow(path, read));
}

async function recordNow<T>(path: string, read: (data: unknown) => T): Promise<Found<T>> {
  const memory = stored('localStorage', `seen:${path}`, (value) => readFields(kept, value));
  try {
    const { data } = await fetchPlain(path);
    if (data) memory.set({ at: new Date(), data });
    return { value: data && read(data) };
  } catch (error) {
    // Nothing can be stored under such an address.
    if (dataError(error).kind === 'missing') return { value: null };
    const { at, data } = (isUnreachable(error) && memory.get()) || {};
    if (at) return { value: read(data), at };
    throw error;
  }
}
