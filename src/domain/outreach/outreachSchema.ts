import * as v from 'valibot';
import { dayInput, textInput } from '../fields/inputFields.ts';
import { limits } from '../fields/limits.ts';

/** The contact roles at a fraternity; all but the last have their own fields in its document. */
export const contactRoles = ['rushChair', 'president', 'philanthropy', 'other'] as const;
export type ContactRole = (typeof contactRoles)[number];

/** The channels of a contact. */
export const channels = ['call', 'text', 'e-mail', 'Instagram', 'in person', 'other'] as const;
export type Channel = (typeof channels)[number];

/** The outcomes of a contact. */
export const outcomes = [
  'no answer',
  'left a message',
  'message sent',
  'talked',
  'interested',
  'not interested',
] as const;
export type Outcome = (typeof outcomes)[number];

/** An entry of the outreach log as super admins enter it (data model, "Outreach log"). */
export const OutreachInput = v.object({
  role: v.picklist(contactRoles, 'Choose who it was'),
  person: textInput(limits.person),
  channel: v.picklist(channels, 'Choose how'),
  outcome: v.picklist(outcomes, 'Choose an outcome'),
  note: textInput(limits.longText),
  nextStep: textInput(limits.title),
  nextStepOn: v.nullable(dayInput),
  by: textInput(limits.person),
});
export type OutreachInput = v.InferOutput<typeof OutreachInput>;
