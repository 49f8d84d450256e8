import type { Sent } from '../../../../data/changes/sender.ts';
import { isRefused } from '../../../../data/errors.ts';
import { untouchedSince } from '../../../../data/staff/participants.ts';
import {
  type AddedParticipant,
  peopleAtOnce,
  removeParticipant,
  removeParticipants,
} from '../../../../domain/participants/participantChanges.ts';
import { savedText, submit } from '../../../../parts/attempt.ts';
import { dismissToast, offerRetry, showToast } from '../../../../ui/toast.ts';
import { lastImport } from './lastImport.ts';
import { peopleText } from './peopleText.ts';

const failed = 'Failed to undo the import. Please try again.';

/** The subject of the messages about an event's import; each replaces the one before. */
export const importSubject = (eventId: string) => `import-${eventId}`;

/** How long to wait for a batch of people, in milliseconds. */
export const batchTimeout = 30_000;

/**
 * Removes the people that an import added and that haven't been changed since, and says how many. A failure
 * can be retried. Never rejects.
 */
export async function undoImport(eventId: string, added: readonly AddedParticipant[]): Promise<void> {
  if (lastImport.get()?.added === added) lastImport.set(null);
  const subject = importSubject(eventId);
  const busy = showToast('Undoing the import…', 'status', [], subject);
  try {
    const ids = (await untouchedSince(eventId, added)).map(({ id }) => id);
    let sent: Sent = 'acknowledged';
    for (let done = 0; done < ids.length; done += peopleAtOnce) {
      const some = ids.slice(done, done + peopleAtOnce);
      sent = await removed(eventId, some);
    }
    showToast(undoneText(ids.length, added.length - ids.length, sent), 'status', [], subject);
  } catch {
    offerRetry(failed, () => void undoImport(eventId, added), subject);
  }
  dismissToast(busy);
}

/** Removes people in one batch, or one by one when a colleague has removed some of them at the same time. */
async function removed(eventId: string, ids: readonly string[]): Promise<Sent> {
  const words = { failed, timeout: batchTimeout };
  try {
    return await submit(() => removeParticipants(eventId, ids), words);
  } catch (error) {
    if (!isRefused(error)) throw error;
    for (const id of ids) await submit(() => removeParticipant(eventId, id, 1), words);
    return 'acknowledged';
  }
}

function undoneText(removed: number, left: number, sent: Sent): string {
  const stay =
    left > 0 && ` ${peopleText(left)} ${left === 1 ? 'was' : 'were'} checked in, edited or removed since.`;
  return savedText(sent, [`Import undone: ${peopleText(removed)} removed.`, stay].filter(Boolean).join(''));
}
