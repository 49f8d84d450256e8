import { csvText } from '../text/csv.ts';
import type { Participant } from './participant.ts';

/** Returns the people of a list as a CSV text, times in UTC (ISO 8601); it can be imported again. */
export function peopleCsv(people: readonly Participant[]): string {
  return csvText(
    [
      ...['Name', 'Email', 'Checked in', 'Checked in at', 'Source', 'Added at'],
      ...['School', 'Chapter', 'Show name', 'Fixed table', 'Fixed seat'],
    ],
    people.map(({ name, email, checkedIn, checkedInAt, source, createdAt, ...person }) => [
      name,
      email,
      checkedIn ? 'yes' : 'no',
      checkedIn && checkedInAt ? checkedInAt.toISOString() : null,
      source,
      createdAt?.toISOString() ?? null,
      person.collegeName,
      person.chapterName,
      person.shownAs,
      person.table,
      person.seat,
    ]),
  );
}
