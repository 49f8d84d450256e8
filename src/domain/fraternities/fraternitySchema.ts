import * as v from 'valibot';
import { filledInput, linkInput, numberInput, optionalEmailInput, textInput } from '../fields/inputFields.ts';
import { limits } from '../fields/limits.ts';

/** Outreach statuses (specification 4); a new fraternity starts as outreached. */
export const outreachStatuses = ['need to reach out', 'outreached', 'in contact', 'scheduled'] as const;

/** A fraternity as super admins enter it (specification 3, 5.5). */
export const FraternityInput = v.object({
  name: filledInput(limits.name, 'Enter a name'),
  letters: textInput(20),
  chapterName: textInput(limits.name),
  size: v.nullable(numberInput(0, limits.people)),
  active: v.boolean(),
  status: v.picklist(outreachStatuses, 'Choose a status'),
  philanthropy: textInput(limits.location),
  instagramUsername: textInput(100),
  instagramLink: linkInput,
  rushChairName: textInput(limits.person),
  rushChairNumber: textInput(limits.phone),
  rushChairEmail: optionalEmailInput,
  rushChairContacted: v.boolean(),
  presidentName: textInput(limits.person),
  presidentNumber: textInput(limits.phone),
  presidentEmail: optionalEmailInput,
  presidentContacted: v.boolean(),
  philanthropyName: textInput(limits.person),
  philanthropyNumber: textInput(limits.phone),
  philanthropyEmail: optionalEmailInput,
  philanthropyContacted: v.boolean(),
  signupFormUrl: linkInput,
  signupSheetUrl: linkInput,
});
export type FraternityInput = v.InferOutput<typeof FraternityInput>;
