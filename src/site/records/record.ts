import { isUnreachable } from '../../data/errors.ts';
import { fetchDocument } from '../../data/site/visitorReads.ts';
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

/** The segments of a document's path. */
type Path = readonly string[];

/**
 * Fetches a public document or the copy in this browser. `follow`: the path of the record it leads to, null
 * for none.
 */
export function record<T>(
  path: Path,
  read: (data: unknown) => T,
  follow: (data: unknown) => Path | null = () => null,
): Settling<Found<T>> {
  return settling(followed(path, read, follow));
}

async function followed<T>(path: Path, read: (data: unknown) => T, follow: (data: unknown) => Path | null) {
  const found = await recordNow(path, (data) => ({ next: follow(data), read: () => read(data) }));
  if (found.value?.next) return recordNow(found.value.next, read);
  return { ...found, value: found.value ? found.value.read() : null };
}

/** Fetches a public document, or the copy in this browser. @throws DataError without both */
export async function recordNow<T>(path: Path, read: (data: unknown) => T): Promise<Found<T>> {
  const memory = stored('localStorage', `seen:${path.join('/')}`, (value) => readFields(kept, value));
  try {
    const { data, version } = await fetchDocument(path);
    if (data) memory.set({ at: new Date(), data });
    return { value: data && read(data), version };
  } catch (error) {
    const { at, data } = (isUnreachable(error) && memory.get()) || {};
    if (at) return { value: read(data), at };
    throw error;
  }
}
