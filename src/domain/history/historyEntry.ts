import { instant, list, readFields, text } from '../fields/storedFields.ts';

/** What was done to a record; what is deleted may be restored from the trash. */
export type EntryAct = 'create' | 'change' | 'delete' | 'restore';

/** A field that was changed. A value that isn't known, or was too long to keep, is undefined. */
export type FieldChange = { field: string; from: unknown; to: unknown };

/** The field that stands for the participants' list; its value counts who was added, removed and changed. */
export const peopleField = 'people';
export type PeopleChange = { added: number; removed: number; changed: number };

/** The fields that stand for what a merge of colleges did: `from` is the record that went, `to` its name. */
export const mergedField = 'merged';
export const movedField = 'movedFrom';

/** A change of a record, as it was written together with it. */
export type HistoryEntry = {
  id: string;
  /** The name of who changed it, '' for nobody who said it. */
  by: string;
  /** The level of the account, which the rules know. */
  level: string;
  /** Null while it waits for the server. */
  at: Date | null;
  act: EntryAct;
  changes: readonly FieldChange[];
};

/** The most characters of one value, and of all values of one side, as they are kept. */
const mostOfOne = 6_000;
const mostOfAll = 20_000;

const acts: readonly EntryAct[] = ['create', 'change', 'delete', 'restore'];

/**
 * Returns the values of a side as an entry keeps them, each as JSON, so that the rules can bound them all.
 * What isn't known or is too long is kept as ''.
 */
export function keptValues(values: readonly unknown[]): string[] {
  let left = mostOfAll;
  return values.map((value) => {
    const kept = value === undefined ? '' : JSON.stringify(asJson(value));
    if (kept.length > Math.min(mostOfOne, left)) return '';
    left -= kept.length;
    return kept;
  });
}

/** Returns the fields of an entry's document that tell what was changed. */
export function storedChanges(changes: readonly FieldChange[]) {
  return {
    fields: changes.map(({ field }) => field),
    from: keptValues(changes.map(({ from }) => from)),
    to: keptValues(changes.map(({ to }) => to)),
  };
}

const stored = { by: text, level: text, at: instant, act: text, fields: list, from: list, to: list };

/** Returns the entry in a stored document; never throws. */
export function readHistoryEntry(id: string, data: unknown): HistoryEntry {
  const { act, fields, from, to, ...rest } = readFields(stored, data);
  return {
    id,
    ...rest,
    act: acts.find((known) => known === act) ?? 'change',
    changes: fields.map((field, at) => ({
      field: text(field),
      from: readKept(from[at]),
      to: readKept(to[at]),
    })),
  };
}

/** Returns the records that an entry says came in by a merge. */
export function mergedIn({ changes }: Pick<HistoryEntry, 'changes'>): string[] {
  return changes.flatMap(({ field, from }) =>
    (field === mergedField || field === movedField) && typeof from === 'string' ? [from] : [],
  );
}

/** Returns how many people an entry tells of. */
export function readPeopleChange(value: unknown): PeopleChange {
  const { added, removed, changed }: Partial<Record<keyof PeopleChange, unknown>> = Object(value);
  return { added: Number(added) || 0, removed: Number(removed) || 0, changed: Number(changed) || 0 };
}

function readKept(kept: unknown): unknown {
  if (typeof kept !== 'string' || kept === '') return undefined;
  try {
    return JSON.parse(kept);
  } catch {
    return undefined;
  }
}

/** Returns moments as their ISO text, and all else as it is. */
function asJson(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'toMillis' in value
    ? (instant(value)?.toJSON() ?? null)
    : value;
}
