import { doc, type Firestore, getDocFromCache } from 'firebase/firestore';
import type { OutboxEntry } from '../../domain/changes/outboxEntry.ts';
import { DataError, dataError, isConflict, withTimeout } from '../errors.ts';
import { deliveries } from './delivery.ts';
import { leftoversOf } from './leftovers.ts';
import type { LateNews, Made, Sending, SendOptions, Sent } from './sending.ts';

export type { LateNews, Made, SendOptions, Sent } from './sending.ts';

/** Returns the functions that send the changes of an app instance. One instance has one sender. */
export function makeSender(sending: Sending) {
  const { outbox, account } = sending;
  const { deliver, forget, isGoing, remember } = deliveries(sending);
  const { hearLateNews, report } = lateNews();
  const leftovers = leftoversOf(sending, { isGoing, resend: (entry) => resend(entry, false) });

  /**
   * Sends a change that Firestore also accepts offline. All screens of this browser show it at once; the
   * promise settles when the server has stored it, or as soon as it clearly has to wait. From then on it is
   * in the outbox until the server has stored it. If the server refuses it later, the screens undo it and
   * show `failed` with Retry. @throws DataError when the server refuses it right away
   */
  async function send(
    make: () => Made | Promise<Made>,
    failed: string,
    options: SendOptions = {},
  ): Promise<Sent> {
    const made = make();
    const { now, ...change } = made instanceof Promise ? await made : made;
    const owner = account();
    if (!owner) throw new DataError('refused');
    const entry = outbox.add({ change, failed, account: owner, form: options.form });
    remember(entry.id, { ...options, now });
    const answered = deliver(entry);
    try {
      const sent = await Promise.race([answered, clearlyWaiting(sending, options.timeout)]);
      if (sent === 'acknowledged') return sent;
    } catch (error) {
      // The screen keeps the typed text and offers Retry.
      forget(entry.id);
      throw error;
    }
    outbox.tell(entry.id);
    answered.catch((error: unknown) => refusedLate(entry, error));
    return 'queued';
  }

  /** Sends a refused change again, and reports when it is stored. */
  async function retry(entry: OutboxEntry): Promise<void> {
    if (isGoing(entry.id) || account() !== entry.account) return;
    outbox.claim(entry.id);
    await resend(entry, true);
  }

  /** Discards a change. */
  const discard = ({ id }: OutboxEntry): void => forget(id);

  /** Discards the refused changes of an event's form, which keeps the typed text. */
  function discardForm(eventId: string): void {
    for (const entry of outbox.entries()) if (entry.form === eventId && entry.refused) discard(entry);
  }

  /** Whether a change of this event's form still waits after leftover changes have been sent. */
  async function formWaits(eventId: string): Promise<boolean> {
    await withTimeout(leftovers.sent(), 30_000);
    return outbox.entries().some(({ form, refused }) => form === eventId && !refused);
  }

  function refusedLate(entry: OutboxEntry, error: unknown): void {
    outbox.refuse(entry.id, dataError(error).kind);
    report({ kind: 'refused', entry });
  }

  async function resend(entry: OutboxEntry, isRetry: boolean): Promise<void> {
    try {
      const sent = await deliver(entry);
      if (isRetry && sent === 'acknowledged') report({ kind: 'stored', entry });
    } catch (error) {
      // No screen is left that could offer a choice: someone else was faster, and their change stays.
      if (isConflict(error) && entry.change.conflict) outbox.remove(entry.id);
      // A change of an earlier visit's form is listed in that form; a toast would appear without context.
      else if (!isRetry && entry.form) outbox.refuse(entry.id, dataError(error).kind);
      else refusedLate(entry, error);
    }
  }

  const { startSending } = leftovers;
  return { send, startSending, retry, discard, discardForm, formWaits, hearLateNews };
}

/** Settles when a change clearly has to wait, and the browser has stored it. */
async function clearlyWaiting({ database, outbox }: Sending, timeout = 4_000): Promise<'waiting'> {
  if (navigator.onLine) await new Promise((resolve) => setTimeout(resolve, timeout));
  await Promise.all([writesAreStored(database), outbox.stored()]);
  return 'waiting';
}

/**
 * Settles when the browser has stored all writes so far: reads come after writes in the SDK's single queue.
 */
async function writesAreStored(database: Firestore): Promise<void> {
  await getDocFromCache(doc(database, 'any', 'document')).catch(() => {});
}

/** Returns what tells late news, including news from before anyone listened. */
function lateNews() {
  const unheard: LateNews[] = [];
  let hear: ((news: LateNews) => void) | null = null;

  /**
   * Calls `listener` with late news, including news from before it was added; returns a function that stops
   * it.
   */
  function hearLateNews(listener: (news: LateNews) => void): () => void {
    hear = listener;
    for (const news of unheard.splice(0)) listener(news);
    return () => {
      if (hear === listener) hear = null;
    };
  }

  function report(news: LateNews): void {
    if (hear) hear(news);
    else unheard.push(news);
  }

  return { hearLateNews, report };
}
