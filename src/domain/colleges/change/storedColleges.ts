import type { Write } from '../../changes/change.ts';
import type { Fact } from '../../history/historyWrites.ts';

/** A document as the server has it; `data` is undefined when there is none. */
export type Stored = { path: string; data: unknown };

/** The documents of an event that name its college. */
export type StoredEvent = { event: Stored; part: Stored; tournament: Stored };

/** The documents of a college that a change of it concerns. */
export type StoredCollege = {
  id: string;
  record: Stored;
  chapters: readonly Stored[];
  /** The outreach logs, by the path of their chapter. */
  logs: ReadonlyMap<string, readonly Stored[]>;
  /** The events of the college, past ones too. */
  events: readonly StoredEvent[];
};

/**
 * The writes of a change of a college; it holds as long as the documents of `seen` are the same. `moves`: the
 * paths of chapters that move, and where they are then; `facts`: what History tells beside the writes.
 */
export type CollegePlan<T> = {
  writes: readonly Write[];
  seen: readonly Stored[];
  moves?: ReadonlyMap<string, string>;
  facts?: readonly Fact[];
  does: T;
};

/** The number of documents that one commit may write. */
export const maxWrites = 500;

/** Whether two documents, as the server gave them, are the same. */
export function isSameStored(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

/** Returns the fields of a document. */
export function fieldsOf({ data }: Stored): object {
  return typeof data === 'object' && data !== null ? data : {};
}

/** Returns the last part of a document's path. */
export function idIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function textOf(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) => sorted(value)) ?? '';
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
