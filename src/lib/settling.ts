export type Settled<T> = { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed' };

/**
 * A pending value: its current state, a way to watch it, and the state that the page's file was drawn in, if
 * not in its loading state.
 */
export type Settling<T> = {
  now: () => Settled<T>;
  watch: (listener: () => void) => () => void;
  drawn?: Settled<T> | undefined;
};

/**
 * Follows a promise. The result stays available, so that going back to a page shows it at once. `drawn`: what
 * is shown until then.
 */
export function settling<T>(promise: Promise<T>, drawn?: Settled<T>): Settling<T> {
  let now: Settled<T> = drawn ?? { status: 'loading' };
  const done = promise.then(
    (value) => {
      now = { status: 'ready', value };
    },
    () => {
      now = { status: 'failed' };
    },
  );
  return {
    drawn,
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
