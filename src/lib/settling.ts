export type Settled<T> = { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed' };

/** A pending value: its current state, and a way to watch it. */
export type Settling<T> = { now: () => Settled<T>; watch: (listener: () => void) => () => void };

/** Follows a promise. The result stays available, so that going back to a page shows it at once. */
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
