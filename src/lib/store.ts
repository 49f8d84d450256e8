/** A value that one can watch; it is the same until it changes. */
export type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  /** Calls `listener` at every change; returns how to stop. */
  watch: (listener: () => void) => () => void;
};

/** Holds a value for whoever watches it. `useStore` draws it. */
export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
