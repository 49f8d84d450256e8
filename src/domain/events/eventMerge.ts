import { isDisputed } from '../fields/fieldMerge.ts';
import {
  type EventFieldName,
  type EventFields,
  eventFieldNames,
  type StoredValues,
  someEventValues,
} from './eventFields.ts';

/** An edit: `base` holds the fields when it began or was last brought up to date, `mine` holds them now. */
export type EventEdit = { base: EventFields; mine: EventFields };

/** An edit brought up to date, and the fields that both sides changed to different values. */
export type MergedEdit = EventEdit & { disputed: readonly EventFieldName[] };

/** An id follows its name: choosing a college sets both. */
const leaders: Partial<Record<EventFieldName, EventFieldName>> = {
  collegeId: 'collegeName',
  fraternityId: 'fraternityName',
};

/** Returns the fields an edit changes. Outer blanks are no change, except in a password. */
export function changedNames({ base, mine }: EventEdit): EventFieldName[] {
  return eventFieldNames.filter((name) => tidy(mine, name) !== tidy(base, name));
}

/**
 * Merges an edit with what someone else has saved since it began: untouched fields follow, fields that only
 * this edit changes stay, and fields that both changed are disputed and stay until staff choose.
 */
export function mergedEdit({ base, mine }: EventEdit, theirs: EventFields): MergedEdit {
  const disputed = eventFieldNames.filter(
    (name) =>
      leaders[name] === undefined && isDisputed(tidy(base, name), tidy(mine, name), tidy(theirs, name)),
  );
  const merged = { base: { ...base }, mine: { ...mine } };
  for (const name of eventFieldNames) {
    if (disputed.includes(leaders[name] ?? name)) continue;
    const untouched = tidy(mine, name) === tidy(base, name);
    // Keep a blank that is being typed.
    if (untouched && tidy(mine, name) !== tidy(theirs, name)) copy(theirs, merged.mine, name);
    copy(theirs, merged.base, name);
  }
  return { ...merged, disputed };
}

/** Returns an edit after staff chose one of the two values of a disputed field. */
export function settledEdit(
  { base, mine }: EventEdit,
  theirs: EventFields,
  field: EventFieldName,
  choice: 'mine' | 'theirs',
): EventEdit {
  const settled = { base: { ...base }, mine: { ...mine } };
  for (const name of eventFieldNames.filter((each) => (leaders[each] ?? each) === field)) {
    copy(theirs, settled.base, name);
    if (choice === 'theirs') copy(theirs, settled.mine, name);
  }
  return settled;
}

/**
 * Joins two edits that follow each other: fields the later one leaves alone are taken from the earlier one.
 */
export function joinedEdit(earlier: EventEdit, later: EventEdit): EventEdit {
  const joined = { base: { ...later.base }, mine: { ...later.mine } };
  const again = changedNames(later);
  for (const name of changedNames(earlier)) {
    copy(earlier.base, joined.base, name);
    if (!again.includes(name)) copy(earlier.mine, joined.mine, name);
  }
  return joined;
}

/**
 * Returns the fields in which an edit differs from the stored values. A title left blank to be generated
 * never differs.
 */
export function missingNames({ base, mine }: EventEdit, stored: StoredValues): EventFieldName[] {
  const names = changedNames({ base, mine });
  const wanted = someEventValues(mine, names);
  return names.filter((name) => wanted[name] !== stored[name] && (name !== 'title' || wanted.title !== ''));
}

function tidy(fields: EventFields, name: EventFieldName): string | boolean {
  const value = fields[name];
  if (typeof value === 'boolean' || name === 'registrationPassword') return value;
  return name === 'state' ? value.trim().toUpperCase() : value.trim();
}

function copy<K extends EventFieldName>(from: EventFields, to: EventFields, name: K): void {
  to[name] = from[name];
}
