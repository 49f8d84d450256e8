import { doc, type Firestore, getDocFromCache, waitForPendingWrites } from 'firebase/firestore';
import type { Change } from '../../domain/changes/change.ts';
import { covers, touching } from '../../domain/changes/changeState.ts';
import type { OutboxEntry } from '../../domain/changes/outboxEntry.ts';
import { once } from '../../lib/once.ts';
import { DataError, dataError, isConflict, isRefused, withTimeout } from '../errors.ts';
import { commit, isSo, missingPaths } from './databaseWrites.ts';
import type { Outbox } from './outbox.ts';

/** The result of a change: the server has stored it, or it is saved here and waits. */
export type Sent = 'acknowledged' | 'queued';

/**
 * A change and how this page tries it first, with a network: `now` resolves to false without an answer, and
 * then the change is sent as it is.
 */
export type Made = Change & { now?: (() => Promise<boolean>) | undefined };

export type SendOptions = {
  /**
   * How long the screen waits for the server before it continues, in milliseconds; longer where progress is
   * shown.
   */
  timeout?: number | undefined;
  /** The event whose form made the change. */
  form?: string;
  /** Sends the change from this page with more than the change itself contains, such as a transaction. */
  run?: () => Promise<void>;
  /** Called when the server has stored the change, however late, and after every further attempt. */
  onStored?: () => void;
  onRefused?: () => void;
};

/** News of a change that was saved here and then refused, or that was retried and is stored. */
export type LateNews = { kind: 'refused' | 'stored'; entry: OutboxEntry };

/** The app instance whose changes are sent. */
export type Sending = {
  /** The name of the app instance, which its tabs share. */
  name: string;
  database: Firestore;
  outbox: Outbox;
  /** Returns the account that makes changes now and may send those it made before; null for none. */
  account: () => string | null;
  /** Calls `listener` when the account changes; returns a function that stops it. */
  watchAccount: (listener: () => void) => () => void;
  /** Whether a refusal means that the account may write nothing now, so that its changes wait for it. */
  isOver: () => Promise<boolean>;
};

/** Returns the functions that send the changes of an app instance. One instance has one sender. */
export function makeSender({ name, database, outbox, account, watchAccount, isOver }: Sending) {
  /** The attempts in progress in this page. */
  const going = new Map<string, Promise<Sent>>();
  /** The options of this page's own changes, which are not stored. */
  const optionsOf = new Map<string, SendOptions & Pick<Made, 'now'>>();

  const unheard: LateNews[] = [];
  let hear: ((news: LateNews) => void) | null = null;

  /**
   * Sends a change that Firestore also accepts offline. All screens of this browser show it at once; the
   * promise settles when the server has stored it, or as soon as it clearly has to wait. From then on it is in
   * the outbox until the server has stored it. If the server refuses it later, the screens undo it and show
   * `failed` with Retry. @throws DataError when the server refuses it right away
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
    optionsOf.set(entry.id, { ...options, now });
    const answered = deliver(entry);
    try {
      const sent = await Promise.race([answered, clearlyWaiting(options.timeout ?? 4_000)]);
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
    if (going.has(entry.id) || account() !== entry.account) return;
    outbox.claim(entry.id);
    await resend(entry, true);
  }

  /** Discards a change. */
  function discard({ id }: OutboxEntry): void {
    forget(id);
  }

  /** Discards the refused changes of an event's form, which keeps the typed text. */
  function discardForm(eventId: string): void {
    for (const entry of outbox.entries()) if (entry.form === eventId && entry.refused) discard(entry);
  }

  /** Whether a change of this event's form still waits after leftover changes have been sent. */
  async function formWaits(eventId: string): Promise<boolean> {
    await withTimeout(leftovers, 30_000);
    return outbox.entries().some(({ form, refused }) => form === eventId && !refused);
  }

  /**
   * Calls `listener` with late news, including news from before it was added; returns a function that stops it.
   */
  function hearLateNews(listener: (news: LateNews) => void): () => void {
    hear = listener;
    for (const news of unheard.splice(0)) listener(news);
    return () => {
      if (hear === listener) hear = null;
    };
  }

  function forget(id: string): void {
    outbox.remove(id);
    optionsOf.delete(id);
  }

  function report(news: LateNews): void {
    if (hear) hear(news);
    else unheard.push(news);
  }

  /**
   * Settles when the server has stored the change, or when the session is over and the change is kept for the
   * next one. @throws DataError
   */
  function deliver(entry: OutboxEntry): Promise<Sent> {
    const attempt = attemptOf(entry).finally(() => going.delete(entry.id));
    going.set(entry.id, attempt);
    return attempt;
  }

  async function attemptOf({ id, at, change }: OutboxEntry): Promise<Sent> {
    const { run, now, onStored, onRefused } = optionsOf.get(id) ?? {};
    try {
      if (run) await run();
      else if (!(now && (await now()))) await make(change);
    } catch (error) {
      if (await isWaiting(error)) return 'queued';
      onRefused?.();
      throw dataError(error);
    }
    onStored?.();
    forget(id);
    for (const before of outbox.entries())
      if (before.at < at && !going.has(before.id) && covers(change.writes, before.change.writes))
        forget(before.id);
    return 'acknowledged';
  }

  /** Whether a refusal only means that the account may write nothing now; its changes wait for it. */
  async function isWaiting(error: unknown): Promise<boolean> {
    return isRefused(error) && (await isOver());
  }

  async function make(change: Change): Promise<void> {
    try {
      await commit(database, change.writes);
    } catch (error) {
      const { needless, instead, conflict } = change;
      if (!needless || !isRefused(error)) throw error;
      if ((await isOver()) || !(await isSo(database, needless))) throw error;
      if (conflict) throw new DataError('conflict', error);
      if (instead) await make(instead);
    }
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

  /*
   * Sends the changes of earlier visits and closed tabs, and those refused because the session was over.
   * Firestore may still have them in its own queue, so that is flushed first. Changes that arrived that way are
   * removed; the rest are sent again, in their order.
   */
  async function sendLeftovers(): Promise<void> {
    await waitForPendingWrites(database);
    await outbox.refresh();
    const owner = account();
    const left = (await outbox.ownOrLeft(outbox.entries())).filter(
      (entry) => entry.account === owner && !entry.refused && !going.has(entry.id),
    );
    const missing = touching(
      left,
      await missingPaths(
        database,
        left.flatMap(({ change }) => change.writes),
      ),
    );
    if (account() !== owner) return;
    await Promise.all(
      left.map((entry) => {
        if (!missing.has(entry)) return outbox.remove(entry.id);
        outbox.claim(entry.id);
        return resend(entry, false);
      }),
    );
  }

  let leftovers: Promise<void> = Promise.resolve();

  function lookForLeftovers(): void {
    if (!account()) return;
    leftovers = leftovers.then(() => inTurn(sendLeftovers)).catch(lookLater);
  }

  /** Retries after there was no answer, because the network may not report when it is back. */
  function lookLater(): void {
    setTimeout(lookForLeftovers, 30_000);
  }

  /** Runs the work in one tab at a time, in browsers with locks. */
  async function inTurn(work: () => Promise<void>): Promise<void> {
    const { locks } = globalThis.navigator;
    return locks ? locks.request(`${name}-leftovers`, work) : work();
  }

  /** Sends leftover changes now, whenever the account changes and when the network is back. */
  const startSending: () => void = once(() => {
    lookForLeftovers();
    watchAccount(lookForLeftovers);
    addEventListener('online', lookForLeftovers);
  });

  async function clearlyWaiting(timeout: number): Promise<'waiting'> {
    if (navigator.onLine) await new Promise((resolve) => setTimeout(resolve, timeout));
    await Promise.all([writesAreStored(), outbox.stored()]);
    return 'waiting';
  }

  /**
   * Settles when the browser has stored all writes so far: reads come after writes in the SDK's single queue.
   */
  async function writesAreStored(): Promise<void> {
    await getDocFromCache(doc(database, 'any', 'document')).catch(() => {});
  }

  return { send, startSending, retry, discard, discardForm, formWaits, hearLateNews };
}
