import * as v from 'valibot';

/*
 * A change of the database as plain data. Because it holds the data to write and no code, the browser can
 * keep it and send it again after a reload, another sign-in or a deploy.
 */

/**
 * Values only the server can compute: its clock, a sum with the stored number, a list with the stored items,
 * or the removal of a field.
 */
const Special = v.variant('special', [
  v.object({ special: v.literal('now') }),
  v.object({ special: v.literal('plus'), by: v.number() }),
  v.object({ special: v.literal('union'), items: v.array(v.string()) }),
  v.object({ special: v.literal('gone') }),
]);
export type Special = v.InferOutput<typeof Special>;

/** The time at which the server applies the change. */
export const serverNow: Special = { special: 'now' };
/** Removes the field. */
export const fieldGone: Special = { special: 'gone' };

/** Returns a value that adds to the number on the server. */
export function plus(by: number): Special {
  return { special: 'plus', by };
}

/** Returns a value that adds these items to the list on the server, those that it doesn't have. */
export function union(...items: string[]): Special {
  return { special: 'union', items };
}

/** Whether the server computes this value of a write. */
export function isSpecial(value: unknown): value is Special {
  return v.is(Special, value);
}

const Fields = v.record(v.string(), v.unknown());

const Write = v.variant('op', [
  v.object({ op: v.literal('set'), path: v.string(), fields: Fields, merge: v.boolean() }),
  v.object({ op: v.literal('update'), path: v.string(), fields: Fields }),
  v.object({ op: v.literal('delete'), path: v.string() }),
]);
/** A write of one document. */
export type Write = v.InferOutput<typeof Write>;

const Fact = v.object({ path: v.string(), exists: v.boolean(), fields: v.optional(Fields) });
/** An expected state of a document on the server: whether it exists, and with these fields. */
export type Fact = v.InferOutput<typeof Fact>;

/** Writes that are stored together or not at all. */
export type Change = {
  writes: readonly Write[];
  /** If the server refuses and all of these hold, someone else was faster and nothing is left to do. */
  needless?: readonly Fact[] | undefined;
  /** Written in that case. */
  instead?: Change | undefined;
  /** In that case the first attempt fails as 'conflict', because the person who made it can still choose. */
  conflict?: boolean | undefined;
};

/** Reads a change that the browser has kept. */
export const Change: v.GenericSchema<unknown, Change> = v.object({
  writes: v.array(Write),
  needless: v.optional(v.array(Fact)),
  instead: v.optional(v.lazy(() => Change)),
  conflict: v.optional(v.boolean()),
});

/** Writes a whole document. */
export function setting(path: string, fields: object): Write {
  return { op: 'set', path, fields: { ...fields }, merge: false };
}

/** Writes some fields of a document, creating it if needed. */
export function merging(path: string, fields: object): Write {
  return { op: 'set', path, fields: { ...fields }, merge: true };
}

/** Writes some fields of an existing document. */
export function updating(path: string, fields: object): Write {
  return { op: 'update', path, fields: { ...fields } };
}

/** Deletes a document. */
export function deleting(path: string): Write {
  return { op: 'delete', path };
}
