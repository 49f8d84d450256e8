import * as v from 'valibot';
import { dayInput, emailInput, filledInput, numberInput, textInput } from '../fields/inputFields.ts';
import { limits } from '../fields/limits.ts';

/** The statuses of a request; it begins as pending. */
export const requestStatuses = ['pending', 'contacted', 'scheduled', 'declined'] as const;

/** A visitor's request to host a tournament (specification 5.1). */
export const RequestInput = v.object({
  organizerName: filledInput(limits.person, 'Enter your name'),
  email: emailInput,
  phone: filledInput(limits.phone, 'Enter a phone number'),
  collegeName: filledInput(limits.name, 'Choose or enter a college'),
  fraternityName: textInput(limits.name),
  proposedDate: dayInput,
  proposedTime: filledInput(limits.time, 'Choose a time'),
  estimatedParticipants: numberInput(1, limits.people),
  location: filledInput(limits.location, 'Enter a location or venue'),
  additionalInfo: textInput(limits.longText),
});
export type RequestInput = v.InferOutput<typeof RequestInput>;

/** The fields of a request that staff edit. */
export const RequestWork = v.object({
  status: v.picklist(requestStatuses),
  note: textInput(limits.longText),
});
export type RequestWork = v.InferOutput<typeof RequestWork>;
