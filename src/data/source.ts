import type { DataError } from './errors.ts';

/**
 * Data that can be watched: call the source to start, call the returned function to stop. `next` is called at
 * every change; `fail` is called once and ends the watch, so the caller must start again to continue.
 */
export type Source<T> = (next: (data: T) => void, fail: (error: DataError) => void) => () => void;

/** The origin of watched data. */
export type Origin = {
  /** True while the data comes from the browser's cache and the server has not confirmed it. */
  fromCache: boolean;
  /** The ids of the documents with changes that are saved here and wait for the network. */
  waiting: ReadonlySet<string>;
};

/** A watched document, null when it does not exist. */
export type Watched<T> = Origin & { item: T | null };

/** A watched list. `more`: there are items after the last one; `growing`: the next ones are being loaded. */
export type WatchedList<T> = Origin & { items: readonly T[]; more: boolean; growing: boolean };
