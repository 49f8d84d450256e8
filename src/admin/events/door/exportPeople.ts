import { eventTitle } from '../../../domain/events/eventTitle.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import { slug } from '../../../domain/text/slug.ts';
import type { DoorEvent } from '../../../parts/door.ts';
import { saveCsv } from '../../../ui/saveFile.ts';

/**
 * Saves the list of an event as a CSV file named after the event. Rejects when the export's code can't be
 * loaded.
 */
export async function exportPeople(event: DoorEvent, people: readonly Participant[]): Promise<void> {
  const { peopleCsv } = await import('../../../domain/participants/peopleCsv.ts');
  saveCsv(`${slug(eventTitle(event)) || 'event'}-participants.csv`, peopleCsv(people));
}
