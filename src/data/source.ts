import type { DataError } from './errors.ts';

/**
 * Something that can be watched: call it to start, call what it returns to stop. `next` comes with every
 * change, `fail` once, after which nothing more comes; whoever wants to go on starts again.
 */
export type Source<T> = (next: (data: T) => void, fail: (error: DataError) => void) => () => void;

/** Where watched data comes from. */
export type Origin = {
  /** True while the server has not confirmed it: the browser shows what it had stored. */
  fromCache: boolean;
  /** The ids of the documents with changes that are saved here and wait for the network. */
  waiting: ReadonlySet<string>;
};

/** A watched document, null when there is none. */
export type Watched<T> = Origin & { item: T | null };

/**
 * A watched list. `more`: there are items behind the last one; `growing`: they were asked for and are on
 * their way.
 */
export type WatchedList<T> = Origin & { items: readonly T[]; more: boolean; growing: boolean };
