import { collegeWords } from '../colleges/collegeWords.ts';
import { fraternityWords } from '../fraternities/fraternityNames.ts';
import type { TournamentRequest } from '../requests/tournamentRequest.ts';
import { searchedDay } from './searchedDay.ts';
import { searchTokens } from './searchTokens.ts';

type Searched = Pick<
  TournamentRequest,
  'organizerName' | 'email' | 'phone' | 'collegeName' | 'fraternityName' | 'proposedDate' | 'location'
>;

/** Returns the tokens that staff find a tournament request by. */
export function requestTokens(request: Searched): string[] {
  return searchTokens({
    main: [
      fraternityWords({ name: request.fraternityName }),
      collegeWords({ name: request.collegeName }),
      request.organizerName,
      searchedDay(request.proposedDate),
      request.location,
    ],
    more: [request.email],
    phones: [request.phone],
  });
}
