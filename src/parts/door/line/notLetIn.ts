import { withTimeout } from '../../../data/errors.ts';
import { fetchScannedTicket } from '../../../data/site/scannedTicket.ts';
import type { OutboxEntry } from '../../../domain/changes/outboxEntry.ts';
import { type LetIn, whoIsLetIn } from '../../../domain/participants/line/letIn.ts';
import { formatClock } from '../../../domain/time/format.ts';
import { offerRetry, showToast } from '../../../ui/toast.ts';

const ends = new Map([
  ['canceled', 'left the waiting list'],
  ['removed', 'was taken off the waiting list'],
]);

/** Returns why somebody couldn't be let in, as their ticket has it now; '' where nobody knows. */
export async function whyNotLetIn(who: LetIn | null): Promise<string> {
  const ticket = who && (await withTimeout(fetchScannedTicket(who.eventId, who.id)).catch(() => null));
  const end = ticket && ends.get(ticket.state);
  if (!who || !end) return '';
  const when = ticket.at ? ` at ${formatClock(ticket.at)}` : '';
  return `${who.name} ${end}${when}, before they were let in. If they're here, add a walk-in.`;
}

/** Says why who was let in isn't on the list, or offers a Retry; false for a change that lets nobody in. */
export function tellNotLetIn({ change, failed }: OutboxEntry, onRetry: () => void): boolean {
  const who = whoIsLetIn(change);
  if (!who) return false;
  void whyNotLetIn(who).then((why) => (why ? showToast(why, 'alert') : offerRetry(failed, onRetry)));
  return true;
}
