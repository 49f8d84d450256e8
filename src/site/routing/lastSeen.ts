import { isUnreachable } from '../../data/errors.ts';
import { instant, list, readFields } from '../../domain/fields/storedFields.ts';
import { stored } from '../../lib/stored.ts';

/** A list as it was last fetched, and when. */
export type Seen<T> = { items: T[]; at: Date };

/** A list; `at` is when it was last fetched, if it couldn't be fetched now. */
export type Recent<T> = { items: T[]; at?: Date };

/** Stores a list for visits without a network. */
export type Memory<T> = { find: () => Seen<T> | null; keep: (items: readonly T[]) => void };

const fields = { at: instant, items: list };

/** Returns the memory of the list `name` in this browser; `read` is the reader of its documents. */
export function lastSeen<T>(name: string, read: (id: string, data: unknown) => T): Memory<T> {
  const entry = stored<unknown>('localStorage', `seen:${name}`, (data) => data);
  return {
    find: () => {
      const { at, items } = readFields(fields, entry.get());
      return at && { at, items: items.map((item) => read(String(Object(item).id), item)) };
    },
    keep: (items) => entry.set({ at: new Date(), items: items.map(withoutPictures) }),
  };
}

/**
 * Fetches a list and remembers it, or returns it as it was last seen, and when, while nobody can be reached.
 * @throws DataError
 */
export async function fetchedOrSeen<T>(memory: Memory<T>, fetch: () => Promise<T[]>): Promise<Recent<T>> {
  try {
    const items = await fetch();
    memory.keep(items);
    return { items };
  } catch (error) {
    const seen = isUnreachable(error) ? memory.find() : null;
    if (seen) return seen;
    throw error;
  }
}

/** Removes pictures: older documents hold them as data URLs, which would fill the storage. */
function withoutPictures(item: unknown): unknown {
  return Object.fromEntries(
    Object.entries(Object(item)).filter(([, value]) => !String(value).startsWith('data:')),
  );
}
