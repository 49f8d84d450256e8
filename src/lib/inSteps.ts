/**
 * Processes items in steps and returns the failed ones. `onStep` gets the number done; returning false stops.
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
