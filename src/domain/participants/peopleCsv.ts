import { type CsvCell, csvText } from '../text/csv.ts';
import type { Participant } from './participant.ts';

const header = [
  ...['Name', 'Email', 'Checked in', 'Checked in at', 'Source', 'Added at'],
  ...['School', 'Chapter', 'Show name', 'Fixed table', 'Fixed seat'],
];

/** Returns the people of a list as a CSV text, times in UTC (ISO 8601); it can be imported again. */
export function peopleCsv(people: readonly Participant[]): string {
  return csvText(header, people.map(cellsOf));
}

/** A person and the event that they are on the list of. */
export type Listed = { person: Participant; eventId: string; event: string; date: string | null };

/** Returns the people of several lists as one CSV text, each with the event. */
export function listedPeopleCsv(listed: readonly Listed[]): string {
  return csvText(
    ['Event', 'Date', 'Event id', ...header],
    listed.map(({ person, eventId, event, date }) => [event, date, eventId, ...cellsOf(person)]),
  );
}

function cellsOf(person: Participant): CsvCell[] {
  const { name, email, checkedIn, checkedInAt, source, createdAt } = person;
  return [
    name,
    email,
    checkedIn ? 'yes' : 'no',
    checkedIn && checkedInAt ? checkedInAt.toISOString() : null,
    source === 'sign-up' ? 'signed up' : source,
    createdAt?.toISOString() ?? null,
    person.collegeName,
    person.chapterName,
    person.shownAs,
    person.table,
    person.seat,
  ];
}
