/**
 * Processes many items in steps of a fixed size, one step after the other, and returns the failed steps; a
 * failed step does not stop the others. `onStep` is called with the number of processed items and stops the
 * loop by returning false.
 */
export async function inSteps<T>(
  items: readonly T[],
  atOnce: number,
  act: (some: readonly T[]) => Promise<unknown>,
  onStep: (done: number) => boolean | undefined,
): Promise<T[]> {
  const failed: T[] = [];
  for (let done = 0; done < items.length; done += atOnce) {
    if (onStep(done) === false) return [...failed, ...items.slice(done)];
    const some = items.slice(done, done + atOnce);
    await act(some).catch(() => failed.push(...some));
  }
  return failed;
}
