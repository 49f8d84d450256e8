import { searchText } from '../text/searchText.ts';
import type { TournamentRequest } from './tournamentRequest.ts';

const minute = 60_000;

const texts = {
  email: ({ email }: TournamentRequest) => email,
  phone: ({ phone }: TournamentRequest) => phone.replace(/\D/g, '') || phone,
  name: ({ organizerName }: TournamentRequest) => organizerName,
  college: ({ collegeName }: TournamentRequest) => collegeName,
  text: ({ additionalInfo }: TournamentRequest) => additionalInfo,
};
const spans = { minute, hour: 60 * minute };

/** A trait that requests of one sender or one program share. */
export type Similarity = keyof typeof texts | keyof typeof spans;

const labels: readonly (readonly [Similarity, string])[] = [
  ['email', 'Same email'],
  ['phone', 'Same phone'],
  ['name', 'Same name'],
  ['college', 'Same college'],
  ['text', 'Same additional information'],
  ['minute', 'Received within a minute'],
  ['hour', 'Received within an hour'],
];

/**
 * Returns the traits by which other requests can be similar to this one, with their labels; empty fields are
 * left out.
 */
export function similaritiesOf(request: TournamentRequest): readonly (readonly [Similarity, string])[] {
  return labels.filter(([by]) => isSimilar(request, request, by));
}

/**
 * Whether two requests share a trait: equal texts, ignoring case and blanks, or arrival within the time that
 * `by` names.
 */
export function isSimilar(one: TournamentRequest, other: TournamentRequest, by: Similarity): boolean {
  if (by === 'minute' || by === 'hour') {
    const [first, second] = [one.createdAt, other.createdAt];
    return Boolean(first && second && Math.abs(first.getTime() - second.getTime()) <= spans[by]);
  }
  const [said, alsoSaid] = [one, other].map((request) => searchText(texts[by](request)).replace(/\s+/g, ' '));
  return said !== '' && said === alsoSaid;
}
