import * as v from 'valibot';
import { filledInput, textInput } from '../fields/inputFields.ts';

/** The maximum length of the public line of a correction; the rules accept no more. */
export const maxLine = 300;

const withoutAddress = v.check<string, string>(
  (text) => !text.includes('@'),
  'Leave out email addresses: everyone can read this',
);

/** The form of a correction of places: its public line says what was wrong. */
export const CorrectionForm = v.object({
  line: v.pipe(filledInput(maxLine, 'Say what was corrected'), withoutAddress),
});

/** The form of a publication that may do without a line, such as that of an event with a new name. */
export const PublishAgainForm = v.object({ line: v.pipe(textInput(maxLine), withoutAddress) });
