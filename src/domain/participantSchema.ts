import * as v from 'valibot';
import { filledInput, textInput } from './inputFields.ts';
import { limits } from './limits.ts';

/** How somebody came onto the list. */
export const participantSources = ['import', 'walk-in', 'manual'] as const;

/** A participant as staff give one. */
export const ParticipantInput = v.object({
  name: filledInput(limits.person, 'Enter a name'),
  email: textInput(limits.email),
  checkedIn: v.boolean(),
  source: v.picklist(participantSources),
});
export type ParticipantInput = v.InferOutput<typeof ParticipantInput>;
