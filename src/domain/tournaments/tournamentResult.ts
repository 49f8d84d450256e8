import * as v from 'valibot';
import type { TourEvent } from '../events/tourEvent.ts';
import { filledInput, textInput } from '../fields/inputFields.ts';
import { limits } from '../fields/limits.ts';
import { tournamentFacts } from './tournamentFacts.ts';
import type { TournamentInput } from './tournamentSchema.ts';

/** The winner and the runner-up as staff record them; the runner-up may be unknown. */
export const ResultInput = v.pipe(
  v.object({
    winner: filledInput(limits.person, 'Enter the winner'),
    runnerUp: textInput(limits.person),
  }),
  v.forward(
    v.check(
      ({ winner, runnerUp }) => winner === '' || winner.toLowerCase() !== runnerUp.toLowerCase(),
      "The winner can't also be the runner-up",
    ),
    ['runnerUp'],
  ),
);
export type ResultInput = v.InferOutput<typeof ResultInput>;

/**
 * The fields that recording a result writes; fields left out keep the values of an earlier tournament with
 * the same id.
 */
export type CompletedTournament = Omit<TournamentInput, Kept> &
  Partial<Pick<TournamentInput, Kept>> & { sortDate: string };
type Kept = 'location' | 'imageUrl' | 'type' | 'chapter' | 'collegeName';

/** Returns the completed tournament of an event, for the public list. */
export function completedTournament(event: TourEvent, result: ResultInput): CompletedTournament {
  const { location, imageUrl, chapter, collegeName, ...facts } = tournamentFacts(event);
  return {
    ...facts,
    status: 'completed',
    ...result,
    ...(location && { location }),
    ...(imageUrl && { imageUrl }),
    ...(chapter && { chapter }),
    ...(collegeName && { collegeName }),
  };
}
