import * as v from 'valibot';
import { isImageAddress } from './address.ts';
import { eventTitle } from './eventTitle.ts';
import { filledInput, textInput } from './inputFields.ts';
import { limits } from './limits.ts';
import { sortDate } from './sortDate.ts';
import type { TourEvent } from './tourEvent.ts';
import type { TournamentInput } from './tournamentSchema.ts';

/** Who won, and who came second, as staff record it; the second may be unknown. */
export const ResultInput = v.pipe(
  v.object({
    winner: filledInput(limits.person, 'Enter the winner'),
    runnerUp: textInput(limits.person),
  }),
  v.forward(
    v.check(
      ({ winner, runnerUp }) => winner.toLowerCase() !== runnerUp.toLowerCase(),
      'The winner cannot be the runner-up as well',
    ),
    ['runnerUp'],
  ),
);
export type ResultInput = v.InferOutput<typeof ResultInput>;

/** What recording a result writes; fields that are not there keep what an earlier tournament of the same id says. */
export type CompletedTournament = Omit<TournamentInput, Kept> &
  Partial<Pick<TournamentInput, Kept>> & { sortDate: string };
type Kept = 'location' | 'imageUrl' | 'type' | 'chapter' | 'collegeName';

/** The completed tournament of an event, for the public list. An older event may hold more than a tournament takes. */
export function completedTournament(event: TourEvent, result: ResultInput): CompletedTournament {
  const { date, location, backgroundImage, fraternityName, collegeName } = event;
  const time = fitting(event.time, limits.time);
  const fits = isImageAddress(backgroundImage) && backgroundImage.length <= limits.address;
  return {
    title: fitting(eventTitle(event), limits.title),
    date,
    time,
    sortDate: sortDate(date, time),
    status: 'completed',
    ...result,
    ...(location && { location: fitting(location, limits.location) }),
    ...(fits && { imageUrl: backgroundImage }),
    ...(fraternityName && { chapter: fitting(fraternityName, limits.name) }),
    ...(collegeName && { collegeName: fitting(collegeName, limits.name) }),
  };
}

const fitting = (text: string, most: number) => text.slice(0, most).trim();
