import { instant, list, readFields } from '../../domain/fields/storedFields.ts';
import { stored } from '../../lib/stored.ts';

/** A list as it was last fetched, and when. */
export type Seen<T> = { items: T[]; at: Date };

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

/** Removes pictures: older documents hold them as data URLs, which would fill the storage. */
function withoutPictures(item: unknown): unknown {
  return Object.fromEntries(
    Object.entries(Object(item)).filter(([, value]) => !String(value).startsWith('data:')),
  );
}
