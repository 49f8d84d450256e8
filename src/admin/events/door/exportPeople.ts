import type { StaffEvent } from '../../../data/staff/events.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import { slug } from '../../../domain/text/slug.ts';
import { saveCsv } from '../../../ui/saveFile.ts';

/**
 * Saves the list of an event as a CSV file that carries its title; rejects when its code cannot be fetched.
 */
export async function exportPeople(event: StaffEvent, people: readonly Participant[]): Promise<void> {
  const { peopleCsv } = await import('../../../domain/participants/peopleCsv.ts');
  saveCsv(`${slug(eventTitle(event)) || 'event'}-participants.csv`, peopleCsv(people));
}
