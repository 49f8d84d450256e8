/** A value that can be watched; `get` returns the same value until it changes. */
export type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  /** Calls `listener` at every change; returns a function that stops it. */
  watch: (listener: () => void) => () => void;
};

/** Creates a store. Components read it with `useStore`. */
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
