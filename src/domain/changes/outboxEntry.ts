import * as v from 'valibot';
import type { Level } from '../session/staffSession.ts';
import { capitalized } from '../text/capitalized.ts';
import { Change } from './change.ts';

/** Why the server did not take a change; the names match `DataErrorKind`. */
const refusals = ['unreachable', 'refused', 'missing', 'invalid', 'conflict', 'busy', 'broken'] as const;

const Entry = v.object({
  id: v.string(),
  account: v.string(),
  at: v.number(),
  failed: v.string(),
  change: Change,
  tab: v.string(),
  form: v.optional(v.string(), ''),
  refused: v.nullable(v.picklist(refusals)),
});

/**
 * A change that the server has not confirmed, as the browser keeps it. `account`: what made it, the level of
 * staff or the event of a crew device; `at`: when it was made, by this device's clock, unique; `failed`: the
 * message when it is refused; `tab`: the page that is sending it; `form`: the id of the event whose form made
 * it, '' for other changes; `refused`: why it was not taken, null while it waits.
 */
export type OutboxEntry = v.InferOutput<typeof Entry>;

/** Returns the change in an entry of the browser's database, or null when it holds none. */
export function readOutboxEntry(found: unknown): OutboxEntry | null {
  const read = v.safeParse(Entry, withAccount(found));
  return read.success ? read.output : null;
}

/** Returns the entry under the names of today: earlier browsers kept the account as `level`. */
function withAccount(found: unknown): unknown {
  const given: object = Object(found);
  return 'level' in given && !('account' in given) ? { ...given, account: given.level } : given;
}

/**
 * Returns the name of a change in a list, made from its failure message: 'Check Ann Lee in', 'Saving
 * changes'.
 */
export function changeName(failed: string): string {
  const name = failed.replace(/^(Failed to|Error) /, '').replace(/\.?( Please try again\.?)?$/, '');
  return capitalized(name);
}

/** Returns the message for a change that failed before and is now stored. */
export function savedNow(failed: string): string {
  return `Saved now: ${changeName(failed)}.`;
}

/** The message for a change that the server has not confirmed yet. */
export const waitingWords = 'Saved on this device, not sent yet.';
/** The message for such a change where the browser keeps nothing. */
export const unkeptWords = 'Not sent yet. Keep this page open.';
/** What a screen says first in a browser that keeps nothing. */
export const keepsNothingWords =
  "This browser can't save changes. Keep this page open until everything is sent.";

/** Returns a number of changes in words: '1 change', '50 changes'. */
export function changeCount(number: number): string {
  return `${number} ${number === 1 ? 'change' : 'changes'}`;
}

/** The names of the accounts that make changes. */
export const levelNames: Record<Level, string> = { super: 'Super admin', regular: 'Admin' };
