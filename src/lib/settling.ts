export type Settled<T> = { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed' };

/** Something on its way: how it stands now, and who wants to know when that has changed. */
export type Settling<T> = { now: () => Settled<T>; watch: (listener: () => void) => () => void };

/** Follows a promise. What it brought stays known, so that going back to a page shows it whole. */
export function settling<T>(promise: Promise<T>): Settling<T> {
  let now: Settled<T> = { status: 'loading' };
  const done = promise.then(
    (value) => {
      now = { status: 'ready', value };
    },
    () => {
      now = { status: 'failed' };
    },
  );
  return {
    now: () => now,
    watch: (listener) => {
      let wanted = true;
      done.then(() => wanted && listener());
      return () => {
        wanted = false;
      };
    },
  };
}
