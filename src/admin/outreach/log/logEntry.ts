import * as v from 'valibot';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { outcomesOf, proposedStep } from '../../../domain/outreach/afterContact.ts';
import { contactsOf, roleNames } from '../../../domain/outreach/contacts.ts';
import {
  type Channel,
  type ContactRole,
  type Outcome,
  OutreachInput,
  outcomes,
} from '../../../domain/outreach/outreachSchema.ts';
import { addDays, isMoment, momentOf, momentValue } from '../../../domain/time/day.ts';
import { localDay } from '../../../domain/time/parse.ts';
import type { SchemaForm } from '../../../hooks/useSchemaForm.ts';

const { outcome, nextStepOn, ...sameAsWritten } = OutreachInput.entries;

type Moment = { isNow: boolean; at: string };
const when = (valid: (at: string) => boolean) => (given: Moment) => given.isNow || valid(given.at);
const isPast = (at: string) => momentOf(at) <= new Date();
const isThisYear = (at: string) => localDay(momentOf(at)) >= addDays(localDay(new Date()), -365);

/** The schema of a log entry: the form in, what is written out. A time of null means now. */
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
    isNow: v.boolean(),
    /** 'YYYY-MM-DDTHH:mm' by the caller's clock, unless it is now. */
    at: v.string(),
  }),
  v.forward(v.partialCheck([['isNow'], ['at']], when(isMoment), 'Enter a date and time'), ['at']),
  v.forward(
    v.partialCheck(
      [['isNow'], ['at']],
      when((at) => !isMoment(at) || isPast(at)),
      'Enter a time that has passed',
    ),
    ['at'],
  ),
  v.forward(
    v.partialCheck(
      [['isNow'], ['at']],
      when((at) => !isMoment(at) || isThisYear(at)),
      'Enter a date within the past year',
    ),
    ['at'],
  ),
  v.transform(({ ownStep: _, isNow, at, ...entry }) => ({ entry, at: isNow ? null : momentOf(at) })),
);
/** A log entry as it is edited in the form. */
export type LogEntry = v.InferInput<typeof LogEntry>;
/** A contact to log: the entry, and when it was, null for now. */
export type LogInput = { entry: OutreachInput; at: Date | null };
/** The form of a log entry. */
export type LogForm = SchemaForm<LogEntry, LogInput>;

/** Returns an entry that holds only what is known beforehand. */
export function emptyEntry(
  fraternity: Fraternity,
  channel: Channel,
  role: ContactRole,
  by: string,
): LogEntry {
  const step = { nextStep: '', nextStepOn: '', ownStep: false };
  const moment = { isNow: true, at: '' };
  const person = personOf(fraternity, role);
  return { ...step, ...moment, role, person, channel, outcome: null, note: '', by };
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

/** Returns the entry of a contact that was earlier, or of one that is now. */
export function withMoment(entry: LogEntry, isNow: boolean): LogEntry {
  return { ...entry, isNow, at: isNow || entry.at ? entry.at : momentValue(new Date()) };
}

/** Whether the entry says that there is no next step; before anything is chosen it says nothing. */
export function hasNoStep({ ownStep, outcome, nextStep, nextStepOn }: LogEntry): boolean {
  return (ownStep || outcome !== null) && nextStep === '' && nextStepOn === '';
}

function personOf(fraternity: Fraternity, role: ContactRole): string {
  return role === 'other' ? '' : fraternity[`${role}Name`];
}
