import * as v from 'valibot';
import type { Fraternity } from './fraternity.ts';
import { FraternityInput } from './fraternitySchema.ts';

const { rushChairName, rushChairNumber } = FraternityInput.entries;
const RushChair = v.partial(v.object({ rushChairName, rushChairNumber }));

/** A fraternity's rush chair in the bulk form (specification 2.16). */
export type RushChair = { rushChairName: string; rushChairNumber: string };
/** The mistakes in a row, by field. */
export type RushChairMistakes = { [field in keyof RushChair]?: string | undefined };
export type RushChairEdit = v.InferOutput<typeof RushChair>;

/** Returns the rush chair of a fraternity as the bulk form shows it. */
export function rushChair({ rushChairName: name, rushChairNumber: number }: Fraternity): RushChair {
  return { rushChairName: name, rushChairNumber: number };
}

/**
 * Returns the rows that changed, each with its changed fields; clearing a field is a change (decisions, "Bulk
 * rush chairs"). `mistakes` holds each row's mistakes by id.
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
  return { rushChairName: nested?.rushChairName?.[0], rushChairNumber: nested?.rushChairNumber?.[0] };
}

function changedFields(before: RushChair | undefined, now: RushChair): Partial<RushChair> {
  return {
    ...(now.rushChairName.trim() === before?.rushChairName ? {} : { rushChairName: now.rushChairName }),
    ...(now.rushChairNumber.trim() === before?.rushChairNumber
      ? {}
      : { rushChairNumber: now.rushChairNumber }),
  };
}
