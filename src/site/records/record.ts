import { dataError, isUnreachable } from '../../data/errors.ts';
import { fetchPlain } from '../../data/site/plainRead.ts';
import { instant, readFields } from '../../domain/fields/storedFields.ts';
import { type Settling, settling } from '../../lib/settling.ts';
import { stored } from '../../lib/stored.ts';

/**
 * A public record, or null. `at`: when it was fetched, if not now; `version`: whether it was written since.
 */
export type Found<T> = { value: T | null; at?: Date | undefined; version?: string | undefined };

/** The data of a page that shows one record. */
export type RecordData<T> = Promise<Settling<Found<T>>>;

const kept = { at: instant, data: (value: unknown) => value };

/**
 * Fetches a public document or the copy in this browser. `follow`: the path of the record it leads to, '' for
 * none.
 */
export function record<T>(
  path: string,
  read: (data: unknown) => T,
  follow: (data: unknown) => string = () => '',
): Settling<Found<T>> {
  return settling(followed(path, read, follow));
}

async function followed<T>(path: string, read: (data: unknown) => T, follow: (data: unknown) => string) {
  const found = await recordNow(path, (data) => ({ next: follow(data), read: () => read(data) }));
  if (found.value?.next) return recordNow(found.value.next, read);
  return { ...found, value: found.value ? found.value.read() : null };
}

/** Fetches a public document, or the copy in this browser. @throws DataError without both */
export async function recordNow<T>(path: string, read: (data: unknown) => T): Promise<Found<T>> {
  const memory = stored('localStorage', `seen:${path}`, (value) => readFields(kept, value));
  try {
    const { data, version } = await fetchPlain(path);
    if (data) memory.set({ at: new Date(), data });
    return { value: data && read(data), version };
  } catch (error) {
    // Nothing can be stored under such an address.
    if (dataError(error).kind === 'missing') return { value: null };
    const { at, data } = (isUnreachable(error) && memory.get()) || {};
    if (at) return { value: read(data), at };
    throw error;
  }
}
