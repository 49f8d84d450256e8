import * as v from 'valibot';

/*
 * A change of the database as plain data. It can be kept in the browser, and made again after a reload,
 * another sign-in or a deploy: it holds what is written, not the code that writes it.
 */

/** What only the server can work out: its clock, a sum with what stands there, or that a field goes. */
const Special = v.variant('special', [
  v.object({ special: v.literal('now') }),
  v.object({ special: v.literal('plus'), by: v.number() }),
  v.object({ special: v.literal('gone') }),
]);
export type Special = v.InferOutput<typeof Special>;

/** The moment at which the server takes the change. */
export const serverNow: Special = { special: 'now' };
/** The field goes. */
export const fieldGone: Special = { special: 'gone' };

/** Adds to what the server has. */
export function plus(by: number): Special {
  return { special: 'plus', by };
}

/** Whether a value of a write is worked out by the server. */
export function isSpecial(value: unknown): value is Special {
  return v.is(Special, value);
}

const Fields = v.record(v.string(), v.unknown());

const Write = v.variant('op', [
  v.object({ op: v.literal('set'), path: v.string(), fields: Fields, merge: v.boolean() }),
  v.object({ op: v.literal('update'), path: v.string(), fields: Fields }),
  v.object({ op: v.literal('delete'), path: v.string() }),
]);
/** What becomes of one document. */
export type Write = v.InferOutput<typeof Write>;

const Fact = v.object({ path: v.string(), exists: v.boolean(), fields: v.optional(Fields) });
/** How a document stands on the server: whether it is there, and with these fields. */
export type Fact = v.InferOutput<typeof Fact>;

/** Writes that are stored together or not at all. */
export type Change = {
  writes: readonly Write[];
  /** When the server refuses and all of this is so, somebody was faster and there is nothing left to do. */
  needless?: readonly Fact[] | undefined;
  /** What is written in that case. */
  instead?: Change | undefined;
  /** In that case the first attempt fails as 'conflict', for whoever made it can still choose. */
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

/** Writes some fields of a document, which is created if need be. */
export function merging(path: string, fields: object): Write {
  return { op: 'set', path, fields: { ...fields }, merge: true };
}

/** Writes some fields of a document that is there. */
export function updating(path: string, fields: object): Write {
  return { op: 'update', path, fields: { ...fields } };
}

/** Deletes a document. */
export function deleting(path: string): Write {
  return { op: 'delete', path };
}
