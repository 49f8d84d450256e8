/** Returns a function that calls `start` the first time and does nothing after that. */
export function once(start: () => void): () => void {
  let started = false;
  return () => {
    if (started) return;
    started = true;
    start();
  };
}
