/** Returns a function that calls `start` the first time and does nothing after that. */
export function once(start: () => void): () => void {
  let started = false;
  return () => {
    if (started) return;
    started = true;
    start();
  };
}

/**
 * Returns a function that calls `load` the first time and gives the same promise after that. A load that
 * failed is tried again.
 */
export function onePromise<T>(load: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  return () => {
    promise ??= load().catch((error: unknown) => {
      promise = undefined;
      throw error;
    });
    return promise;
  };
}
