import * as v from 'valibot';
import { dayInput, textInput } from '../fields/inputFields.ts';
import { limits } from '../fields/limits.ts';

/** Whom one talks to at a fraternity; all but the last have fields of their own in its document. */
const contactRoles = ['rushChair', 'president', 'philanthropy', 'other'] as const;
export type ContactRole = (typeof contactRoles)[number];

/** How somebody was contacted. */
export const channels = ['call', 'text', 'e-mail', 'Instagram', 'in person', 'other'] as const;
export type Channel = (typeof channels)[number];

/** What came of it. */
export const outcomes = [
  'no answer',
  'left a message',
  'message sent',
  'talked',
  'interested',
  'not interested',
] as const;
export type Outcome = (typeof outcomes)[number];

/** An entry of the outreach log as super admins give one (data model, "Outreach log"). */
export const OutreachInput = v.object({
  role: v.picklist(contactRoles, 'Choose who it was'),
  person: textInput(limits.person),
  channel: v.picklist(channels, 'Choose how'),
  outcome: v.picklist(outcomes, 'Choose what came of it'),
  note: textInput(limits.longText),
  nextStep: textInput(limits.title),
  nextStepOn: v.nullable(dayInput),
});
export type OutreachInput = v.InferOutput<typeof OutreachInput>;
