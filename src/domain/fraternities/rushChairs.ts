import * as v from 'valibot';
import { mergeEdit } from '../fields/fieldMerge.ts';
import type { Fraternity } from './fraternity.ts';
import { FraternityInput } from './fraternitySchema.ts';

const { rushChairName, rushChairNumber, rushChairEmail } = FraternityInput.entries;
const RushChair = v.partial(v.object({ rushChairName, rushChairNumber, rushChairEmail }));

/** A fraternity's rush chair in the bulk form (specification 2.16; the email is ours). */
export type RushChair = { rushChairName: string; rushChairNumber: string; rushChairEmail: string };
/** The fields of a rush chair, in the order of the form. */
export const chairFields = ['rushChairName', 'rushChairNumber', 'rushChairEmail'] as const;
/** The mistakes in a row, by field. */
export type RushChairMistakes = { [field in keyof RushChair]?: string | undefined };
export type RushChairEdit = v.InferOutput<typeof RushChair>;

/** Returns the rush chair of a fraternity as the bulk form shows it. */
export function rushChair({ rushChairName, rushChairNumber, rushChairEmail }: Fraternity): RushChair {
  return { rushChairName, rushChairNumber, rushChairEmail };
}

export type ChairField = keyof RushChair;

/** What was typed into a row, by field, beside the stored value that it replaces. */
export type TypedChair = { [field in ChairField]?: { was: string; mine: string } | undefined };

/** Returns a row with other text in some fields; `stored`: the rush chair as it is stored now. */
export function typedChair(typed: TypedChair, stored: RushChair, fields: Partial<RushChair>): TypedChair {
  const next = { ...typed };
  for (const field of chairFields) {
    const mine = fields[field];
    if (mine !== undefined) next[field] = { was: typed[field]?.was ?? stored[field], mine };
  }
  return next;
}

/** Returns a row as its fields show it: what was typed, and what is stored in the others. */
export function shownChair(typed: TypedChair, stored: RushChair): RushChair {
  const shown = { ...stored };
  for (const field of chairFields) shown[field] = typed[field]?.mine ?? stored[field];
  return shown;
}

/** Returns the fields that were typed here and changed by a colleague, to different values. */
export function disputedChair(typed: TypedChair, stored: RushChair): readonly ChairField[] {
  const base = { ...stored };
  for (const field of chairFields) base[field] = typed[field]?.was ?? stored[field];
  return mergeEdit({ names: chairFields }, { base, mine: shownChair(typed, stored) }, stored).disputed;
}

/** Returns a row in which a disputed field is decided. */
export function settledChair(
  typed: TypedChair,
  stored: RushChair,
  field: ChairField,
  choice: 'mine' | 'theirs',
): TypedChair {
  const { [field]: one, ...others } = typed;
  return one && choice === 'mine' ? { ...others, [field]: { ...one, was: stored[field] } } : others;
}

/**
 * Returns the rows that changed, each with its changed fields; clearing a field is a change
 * (specification-decisions, "Bulk rush chairs"). `mistakes` holds each row's mistakes by id.
 */
export function editedRushChairs(
  before: ReadonlyMap<string, RushChair>,
  now: ReadonlyMap<string, RushChair>,
) {
  const changes = new Map<string, RushChairEdit>();
  const mistakes = new Map<string, RushChairMistakes>();
  for (const [id, row] of now) {
    const parsed = v.safeParse(RushChair, changedFields(before.get(id), row));
    if (!parsed.success) mistakes.set(id, mistakesOf(v.flatten(parsed.issues).nested));
    else if (Object.keys(parsed.output).length > 0) changes.set(id, parsed.output);
  }
  return { changes, mistakes };
}

type Nested = { [field in keyof RushChair]?: readonly string[] | undefined } | undefined;

function mistakesOf(nested: Nested): RushChairMistakes {
  return {
    rushChairName: nested?.rushChairName?.[0],
    rushChairNumber: nested?.rushChairNumber?.[0],
    rushChairEmail: nested?.rushChairEmail?.[0],
  };
}

function changedFields(before: RushChair | undefined, now: RushChair): Partial<RushChair> {
  const isChanged = (field: keyof RushChair) => now[field].trim() !== before?.[field];
  return {
    ...(isChanged('rushChairName') && { rushChairName: now.rushChairName }),
    ...(isChanged('rushChairNumber') && { rushChairNumber: now.rushChairNumber }),
    ...(isChanged('rushChairEmail') && { rushChairEmail: now.rushChairEmail }),
  };
}
