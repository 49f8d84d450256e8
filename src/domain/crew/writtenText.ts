import type { Change } from '../changes/change.ts';
import { entriesOf } from '../fields/storedFields.ts';
import { readCount } from '../night/board/tableCount.ts';
import { chipsText } from '../night/captain/tableWords.ts';

/**
 * Returns what a crew change holds besides its name: a walk-in's address, school and chapter, a count's
 * chips.
 */
export function writtenText({ writes }: Change): string {
  const texts = writes.flatMap((write) => {
    if (!('fields' in write)) return [];
    const { email, chapterName, collegeName, seats } = write.fields;
    return [email, chapterName, collegeName, ...seatTexts(seats)];
  });
  return texts.filter((text) => typeof text === 'string' && text !== '').join(', ');
}

function seatTexts(seats: unknown): string[] {
  return entriesOf(seats).map(([seat, count]) => {
    const { chips, out, playOffs } = readCount(count);
    const shown = playOffs?.at(-1) ?? chips;
    return `seat ${seat.slice(1)}: ${chipsText(shown)}${out ? ' out' : ''}`;
  });
}
