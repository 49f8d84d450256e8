import {
  changedIn,
  type Edit,
  joinEdits,
  type Merged,
  type MergeRules,
  mergeEdit,
} from '../fields/fieldMerge.ts';
import {
  type EventFieldName,
  type EventFields,
  eventFieldNames,
  type StoredValues,
  someEventValues,
} from './eventFields.ts';
import { sameSignUp } from './typedSignUp.ts';

/** An edit of an event. */
export type EventEdit = Edit<EventFields>;

/** How the fields of an event are merged. An id follows its name: choosing a college sets both. */
export const eventMerge: MergeRules<EventFields> = {
  names: eventFieldNames,
  tidy: (value, name) => {
    // Blanks count in a password.
    if (typeof value === 'boolean' || name === 'registrationPassword') return value;
    return name === 'state' ? value.trim().toUpperCase() : value.trim();
  },
  leaders: { collegeId: 'collegeName', fraternityId: 'fraternityName' },
};

/** Returns the fields an edit changes. Outer blanks are no change, except in a password. */
export function changedNames(edit: EventEdit): EventFieldName[] {
  return changedIn(eventMerge, edit);
}

/** Merges an edit with what someone else has saved since it began. */
export function mergedEdit(edit: EventEdit, theirs: EventFields): Merged<EventFields> {
  return mergeEdit(eventMerge, edit, theirs);
}

/**
 * Joins two edits that follow each other: fields the later one leaves alone are taken from the earlier one.
 */
export function joinedEdit(earlier: EventEdit, later: EventEdit): EventEdit {
  return joinEdits(eventMerge, earlier, later);
}

/**
 * Returns the fields in which an edit differs from the stored values. A title left blank to be generated
 * never differs.
 */
export function missingNames({ base, mine }: EventEdit, stored: StoredValues): EventFieldName[] {
  const names = changedNames({ base, mine });
  const wanted = someEventValues(mine, names);
  if (wanted.signUp) wanted.signUp = sameSignUp(wanted.signUp, stored);
  return names.filter((name) => wanted[name] !== stored[name] && (name !== 'title' || wanted.title !== ''));
}
