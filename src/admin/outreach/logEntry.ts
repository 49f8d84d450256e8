import * as v from 'valibot';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { outcomesOf, proposedStep } from '../../domain/outreach/afterContact.ts';
import { contactsOf, roleNames } from '../../domain/outreach/contacts.ts';
import {
  type Channel,
  type ContactRole,
  type Outcome,
  OutreachInput,
  outcomes,
} from '../../domain/outreach/outreachSchema.ts';
import type { SchemaForm } from '../../hooks/useSchemaForm.ts';

const { outcome, nextStepOn, ...sameAsWritten } = OutreachInput.entries;

/** The schema of a log entry: its input is the form, its output what is written. */
export const LogEntry = v.pipe(
  v.object({
    ...sameAsWritten,
    outcome: v.pipe(v.nullable(outcome), v.picklist(outcomes, 'Choose an outcome')),
    /** 'YYYY-MM-DD', '' for none. */
    nextStepOn: v.pipe(
      v.string(),
      v.transform((day) => day || null),
      nextStepOn,
    ),
    /** Whether the next step was typed or chosen, so that no suggestion replaces it. */
    ownStep: v.boolean(),
  }),
  v.transform(({ ownStep: _, ...entry }) => entry),
);
/** A log entry as it is edited in the form. */
export type LogEntry = v.InferInput<typeof LogEntry>;
/** The form of a log entry. */
export type LogForm = SchemaForm<LogEntry, OutreachInput>;

/** Returns an entry that holds only what is known beforehand. */
export function emptyEntry(fraternity: Fraternity, channel: Channel, role: ContactRole): LogEntry {
  const step = { nextStep: '', nextStepOn: '', ownStep: false };
  return { ...step, role, person: personOf(fraternity, role), channel, outcome: null, note: '' };
}

/** Returns the people who may have been contacted, as values and labels. */
export function peopleOf(fraternity: Fraternity, today: string): [ContactRole, string][] {
  const known = contactsOf(fraternity, today).map(({ role, name }): [ContactRole, string] => [
    role,
    name ? `${name}, ${roleNames[role].toLowerCase()}` : roleNames[role],
  ]);
  return [...known, ['other', roleNames.other]];
}

/** Returns the entry with another person as the contact. */
export function withRole(entry: LogEntry, fraternity: Fraternity, role: ContactRole): LogEntry {
  return { ...entry, role, person: personOf(fraternity, role) };
}

/** Returns the entry with another channel; an outcome that the channel can't have is removed. */
export function withChannel(entry: LogEntry, channel: Channel): LogEntry {
  const { outcome } = entry;
  const possible = outcome !== null && outcomesOf(channel).includes(outcome);
  return { ...entry, channel, outcome: possible ? outcome : null };
}

/** Returns the entry with an outcome, and with the usual next step unless another one was chosen. */
export function withOutcome(entry: LogEntry, outcome: Outcome, today: string): LogEntry {
  if (entry.ownStep) return { ...entry, outcome };
  const { nextStep, nextStepOn } = proposedStep(outcome, today);
  return { ...entry, outcome, nextStep, nextStepOn: nextStepOn ?? '' };
}

function personOf(fraternity: Fraternity, role: ContactRole): string {
  return role === 'other' ? '' : fraternity[`${role}Name`];
}
