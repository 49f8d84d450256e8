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

/** What requests of one sender or one program have in common. */
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

/** By what other requests can be like this one, with the words of each; not by what it leaves empty. */
export function similaritiesOf(request: TournamentRequest): readonly (readonly [Similarity, string])[] {
  return labels.filter(([by]) => isSimilar(request, request, by));
}

/** Whether two requests say the same, case and blanks aside, or came within the time that `by` names. */
export function isSimilar(one: TournamentRequest, other: TournamentRequest, by: Similarity): boolean {
  if (by === 'minute' || by === 'hour') {
    const [first, second] = [one.createdAt, other.createdAt];
    return Boolean(first && second && Math.abs(first.getTime() - second.getTime()) <= spans[by]);
  }
  const [said, alsoSaid] = [one, other].map((request) => searchText(texts[by](request)).replace(/\s+/g, ' '));
  return said !== '' && said === alsoSaid;
}
