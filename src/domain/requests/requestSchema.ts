import * as v from 'valibot';
import { dayInput, emailInput, filledInput, numberInput, textInput } from '../fields/inputFields.ts';
import { limits } from '../fields/limits.ts';

/** Where a request stands; it begins as pending. */
export const requestStatuses = ['pending', 'contacted', 'scheduled', 'declined'] as const;

/** What a visitor sends to have a tournament hosted (specification 5.1). */
export const RequestInput = v.object({
  organizerName: filledInput(limits.person, 'Enter your name'),
  email: emailInput,
  phone: filledInput(limits.phone, 'Enter a phone number'),
  collegeName: filledInput(limits.name, 'Choose or enter a college'),
  fraternityName: textInput(limits.name),
  proposedDate: dayInput,
  proposedTime: filledInput(limits.time, 'Pick a time'),
  estimatedParticipants: numberInput(1, limits.people),
  location: filledInput(limits.location, 'Enter a location or venue'),
  additionalInfo: textInput(limits.longText),
});
export type RequestInput = v.InferOutput<typeof RequestInput>;

/** What staff note on a request. */
export const RequestWork = v.object({
  status: v.picklist(requestStatuses),
  note: textInput(limits.longText),
});
export type RequestWork = v.InferOutput<typeof RequestWork>;
