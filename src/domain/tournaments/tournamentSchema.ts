import * as v from 'valibot';
import { dayInput, pictureInput, textInput } from '../fields/inputFields.ts';
import { limits } from '../fields/limits.ts';
import { tournamentStatuses } from './tournament.ts';

/** A tournament as staff enter one; `sortDate` is derived from the day and the time. */
export const TournamentInput = v.object({
  title: textInput(limits.title),
  date: v.nullable(dayInput),
  time: textInput(limits.time),
  location: textInput(limits.location),
  imageUrl: pictureInput,
  status: v.picklist(tournamentStatuses, 'Choose a status'),
  type: textInput(60),
  winner: textInput(limits.person),
  runnerUp: textInput(limits.person),
  chapter: textInput(limits.name),
  collegeName: textInput(limits.name),
});
export type TournamentInput = v.InferOutput<typeof TournamentInput>;
