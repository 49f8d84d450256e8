import type { Change } from '../changes/change.ts';

/**
 * Returns what a change of the door would have written and its name doesn't say: the address, the school and
 * the chapter of a walk-in.
 */
export function writtenText({ writes }: Change): string {
  const texts = writes.flatMap((write) => {
    if (!('fields' in write)) return [];
    const { email, chapterName, collegeName } = write.fields;
    return [email, chapterName, collegeName];
  });
  return texts.filter((text) => typeof text === 'string' && text !== '').join(', ');
}
