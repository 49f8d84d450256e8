import { isDisputed } from '../fields/fieldMerge.ts';
import {
  type EventFieldName,
  type EventFields,
  eventFieldNames,
  type StoredValues,
  someEventValues,
} from './eventFields.ts';

/** An edit: what the fields said when it began, or was last brought up to date, and what they say now. */
export type EventEdit = { base: EventFields; mine: EventFields };

/** An edit brought up to date, and the fields that both sides changed to different values. */
export type MergedEdit = EventEdit & { disputed: readonly EventFieldName[] };

/** An id goes where its name goes: who chooses a college chooses both. */
const leaders: Partial<Record<EventFieldName, EventFieldName>> = {
  collegeId: 'collegeName',
  fraternityId: 'fraternityName',
};

/** The fields an edit changes; blanks around a text are no change, but in a password they are. */
export function changedNames({ base, mine }: EventEdit): EventFieldName[] {
  return eventFieldNames.filter((name) => tidy(mine, name) !== tidy(base, name));
}

/**
 * An edit in the light of what somebody else has saved meanwhile: fields left alone follow, fields that only
 * this edit changes stay, and fields that both changed are disputed and stay until somebody decides.
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
    // A blank that is being typed stays.
    if (untouched && tidy(mine, name) !== tidy(theirs, name)) copy(theirs, merged.mine, name);
    copy(theirs, merged.base, name);
  }
  return { ...merged, disputed };
}

/** An edit after somebody chose between both values of a disputed field. */
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
 * One edit out of two that follow each other: what the later one leaves alone is as the earlier one has it.
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
 * The fields in which an edit is not what is stored. A title that is left to be generated is whatever it
 * became.
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
