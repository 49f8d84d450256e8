/** Returns a function that does `start` at its first call and nothing after that. */
export function once(start: () => void): () => void {
  let started = false;
  return () => {
    if (started) return;
    started = true;
    start();
  };
}
