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

/** An entry of the log as its form has it, and out of it what is written. */
export const LogEntry = v.pipe(
  v.object({
    ...sameAsWritten,
    outcome: v.pipe(v.nullable(outcome), v.picklist(outcomes, 'Choose what came of it')),
    /** 'YYYY-MM-DD', '' for none. */
    nextStepOn: v.pipe(
      v.string(),
      v.transform((day) => day || null),
      nextStepOn,
    ),
    /** The next step was typed or chosen, so that no proposal replaces it. */
    ownStep: v.boolean(),
  }),
  v.transform(({ ownStep: _, ...entry }) => entry),
);
/** An entry of the log while it is written. */
export type LogEntry = v.InferInput<typeof LogEntry>;
/** The form of an entry. */
export type LogForm = SchemaForm<LogEntry, OutreachInput>;

/** An entry in which only what is known beforehand stands. */
export function emptyEntry(fraternity: Fraternity, channel: Channel, role: ContactRole): LogEntry {
  const step = { nextStep: '', nextStepOn: '', ownStep: false };
  return { ...step, role, person: personOf(fraternity, role), channel, outcome: null, note: '' };
}

/** Whom a contact can have been with: value and words. */
export function peopleOf(fraternity: Fraternity, today: string): [ContactRole, string][] {
  const known = contactsOf(fraternity, today).map(({ role, name }): [ContactRole, string] => [
    role,
    name ? `${name}, ${roleNames[role].toLowerCase()}` : roleNames[role],
  ]);
  return [...known, ['other', roleNames.other]];
}

/** The entry with somebody else as the one who was contacted. */
export function withRole(entry: LogEntry, fraternity: Fraternity, role: ContactRole): LogEntry {
  return { ...entry, role, person: personOf(fraternity, role) };
}

/** The entry with another channel; an outcome that it cannot have is taken out. */
export function withChannel(entry: LogEntry, channel: Channel): LogEntry {
  const { outcome } = entry;
  const possible = outcome !== null && outcomesOf(channel).includes(outcome);
  return { ...entry, channel, outcome: possible ? outcome : null };
}

/** The entry with what came of it, and the step that usually follows unless another one was chosen. */
export function withOutcome(entry: LogEntry, outcome: Outcome, today: string): LogEntry {
  if (entry.ownStep) return { ...entry, outcome };
  const { nextStep, nextStepOn } = proposedStep(outcome, today);
  return { ...entry, outcome, nextStep, nextStepOn: nextStepOn ?? '' };
}

function personOf(fraternity: Fraternity, role: ContactRole): string {
  return role === 'other' ? '' : fraternity[`${role}Name`];
}
