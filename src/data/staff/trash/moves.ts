import { deleting, serverNow, setting, type Write } from '../../../domain/changes/change.ts';
import { entriesPath } from '../../../domain/changes/entryPath.ts';
import { randomId } from '../../../domain/changes/randomId.ts';
import { storedChanges } from '../../../domain/history/historyEntry.ts';
import type { Writer } from '../../../domain/history/historyWrites.ts';
import { rawFields, recordIn } from '../../../domain/trash/trashEntry.ts';
import { isConflict, isRefused } from '../../errors.ts';

/** Returns the path of something in the trash. */
export function trashPath(trashId: string): string {
  return `trash/${trashId}`;
}

/** Returns the writes that move documents as they are, from below one path to below another one. */
export function moves(found: readonly { path: string; data: unknown }[], from: string, to: string): Write[] {
  return found.flatMap(({ path, data }) => [
    setting(`${to}${path.slice(from.length)}`, rawFields(data)),
    deleting(path),
  ]);
}

/** Asks who it is that deletes or restores. @throws DataError 'refused' when they don't say it */
export type AskWriter = () => Promise<Writer>;

/** Returns the entry of History that says who deleted or restored something; none of what has no history. */
export function actEntry(trashId: string, act: 'delete' | 'restore', writer: Writer): Write[] {
  const record = recordIn(trashId);
  if (record === '') return [];
  const entry = { ...writer, at: serverNow, act, ...storedChanges([]) };
  return [setting(`${entriesPath(record)}/${randomId()}`, entry)];
}

/** How often something starts over because a colleague was faster. */
const tries = 4;

/**
 * Runs something again while it is refused or in conflict: the rules let nothing into the trash but what
 * stands at that moment. @throws DataError
 */
export async function goesOn(run: () => Promise<void>): Promise<void> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (left === 0 || !(isRefused(error) || isConflict(error))) throw error;
    }
  }
}
