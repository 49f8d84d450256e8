import * as v from 'valibot';
import { filledInput, textInput } from '../fields/inputFields.ts';
import { limits } from '../fields/limits.ts';

/** How a participant got onto the list. */
export const participantSources = ['import', 'walk-in', 'manual'] as const;

/**
 * Whether a text has the shape and length of an email address. It accepts more than browsers do, because
 * lists hold unusual addresses.
 */
export function isEmail(text: string): boolean {
  return text.length <= limits.email && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** A participant as staff enter one. */
export const ParticipantInput = v.object({
  name: filledInput(limits.person, 'Enter a name'),
  email: v.pipe(
    textInput(limits.email),
    v.check((text) => text === '' || isEmail(text), 'Enter a valid email address'),
  ),
  checkedIn: v.boolean(),
  source: v.picklist(participantSources),
});
export type ParticipantInput = v.InferOutput<typeof ParticipantInput>;

/** A correction of a participant: the fields that changed. */
export type ParticipantCorrection = Partial<Pick<ParticipantInput, 'name' | 'email'>>;
