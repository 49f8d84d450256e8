/**
 * Does something with many items, so many at once, one step after the other, and returns those of the steps
 * that failed: a step that is refused holds up no other. `onStep` is told how many items lie behind; when it
 * says false, it stops there.
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
