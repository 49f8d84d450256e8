import { type CsvCell, csvText } from '../text/csv.ts';
import type { TournamentRequest } from './tournamentRequest.ts';

const columns: readonly (readonly [string, (request: TournamentRequest) => CsvCell])[] = [
  ['Received', ({ createdAt }) => createdAt?.toISOString() ?? null],
  ['Status', ({ status }) => status],
  ['Organizer', ({ organizerName }) => organizerName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['College', ({ collegeName }) => collegeName],
  ['Fraternity', ({ fraternityName }) => fraternityName],
  ['Proposed date', ({ proposedDate }) => proposedDate],
  ['Proposed time', ({ proposedTime }) => proposedTime],
  ['Participants', ({ estimatedParticipants }) => estimatedParticipants],
  ['Location', ({ location }) => location],
  ['More', ({ additionalInfo }) => additionalInfo],
  ['Note', ({ note }) => note],
  ['Event id', ({ eventId }) => eventId],
];

/** Returns requests as a CSV text, with how to reach who sent them; times in UTC (ISO 8601). */
export function requestsCsv(requests: readonly TournamentRequest[]): string {
  return csvText(
    columns.map(([header]) => header),
    requests.map((request) => columns.map(([, cell]) => cell(request))),
  );
}
