import * as v from 'valibot';
import { filledInput, pictureInput, stateInput, textInput } from '../fields/inputFields.ts';
import { limits } from '../fields/limits.ts';

/** A college as super admins enter it (specification 5.6); its id is the slug of its name. */
export const CollegeInput = v.object({
  name: filledInput(limits.name, 'Enter a name'),
  conference: filledInput(limits.name, 'Choose a conference'),
  logoPath: v.pipe(
    v.nullable(pictureInput),
    v.transform((address) => address || null),
  ),
  state: stateInput,
  location: textInput(limits.location),
});
export type CollegeInput = v.InferOutput<typeof CollegeInput>;
