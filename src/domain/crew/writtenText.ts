import type { Change } from '../changes/change.ts';

/** Returns what a change of the door would have written and its name doesn't say: the address of a walk-in. */
export function writtenText({ writes }: Change): string {
  const texts = writes.flatMap((write) => ('fields' in write ? [write.fields.email] : []));
  return texts.filter((text) => typeof text === 'string' && text !== '').join(', ');
}
