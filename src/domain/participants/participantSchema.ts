import * as v from 'valibot';
import { filledInput, textInput } from '../fields/inputFields.ts';
import { limits } from '../fields/limits.ts';

/** How somebody came onto the list. */
export const participantSources = ['import', 'walk-in', 'manual'] as const;

/**
 * Whether a text has the shape of an e-mail address and the length of one. Wider than what browsers take:
 * lists hold what people have.
 */
export function isEmail(text: string): boolean {
  return text.length <= limits.email && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** A participant as staff give one. */
export const ParticipantInput = v.object({
  name: filledInput(limits.person, 'Enter a name'),
  email: v.pipe(
    textInput(limits.email),
    v.check((text) => text === '' || isEmail(text), 'Enter a valid e-mail address'),
  ),
  checkedIn: v.boolean(),
  source: v.picklist(participantSources),
});
export type ParticipantInput = v.InferOutput<typeof ParticipantInput>;

/** What staff correct of somebody on a list: the fields that changed. */
export type ParticipantCorrection = Partial<Pick<ParticipantInput, 'name' | 'email'>>;
