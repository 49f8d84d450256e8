import { type EventFieldName, type EventFields, eventFieldNames } from '../events/eventFields.ts';
import { changedNames, type EventEdit } from '../events/eventMerge.ts';
import { typedSignUp } from '../events/typedSignUp.ts';
import { readSignUp } from '../signUp/signUp.ts';
import type { FieldChange } from './historyEntry.ts';

/** The id that goes with a name. */
const followers: Partial<Record<string, EventFieldName>> = {
  collegeName: 'collegeId',
  fraternityName: 'fraternityId',
};

/**
 * Returns the edit that gives a field of an event the value that it had before a change, null when it has it
 * now, or is none of the form. `changes`: all of the same entry; what was chosen together goes back together.
 */
export function restoringEdit(
  now: EventFields,
  { field, from }: FieldChange,
  changes: readonly FieldChange[],
): EventEdit | null {
  const mine = { ...now };
  if (!setField(mine, field, from)) return null;
  const follower = followers[field];
  if (follower) setField(mine, follower, changes.find((change) => change.field === follower)?.from ?? '');
  const edit = { base: now, mine };
  return changedNames(edit).length > 0 ? edit : null;
}

/** Sets a field to a stored value; false for one that isn't of the form. */
function setField(fields: EventFields, field: string, value: unknown): boolean {
  const name = eventFieldNames.find((known) => known === field);
  if (!name || value === undefined) return false;
  if (name === 'signUp') fields[name] = typedBack(fields, value);
  else if (name === 'showOnLandingPage') fields[name] = value !== false;
  else fields[name] = value === null ? '' : String(value);
  return true;
}

/** Returns a stored sign-up as it is typed, by the clock that the event has now. */
function typedBack(fields: EventFields, value: unknown): string {
  const signUp = readSignUp(value);
  const isElsewhere = signUp?.open === false && signUp.closesAt === 0;
  const event = { ...fields, date: fields.date || null, registration: 'site' };
  return isElsewhere ? '' : typedSignUp({ ...event, signUp });
}
