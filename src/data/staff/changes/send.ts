import { doc, getDocFromCache, waitForPendingWrites } from 'firebase/firestore';
import type { Change } from '../../../domain/changes/change.ts';
import { covers, touching } from '../../../domain/changes/changeState.ts';
import type { OutboxEntry } from '../../../domain/changes/outboxEntry.ts';
import { once } from '../../../lib/once.ts';
import { DataError, dataError, isConflict, isRefused, withTimeout } from '../../errors.ts';
import { currentSession, watchSession } from '../session/session.ts';
import { sessionIsOver } from '../session/sessionIsOver.ts';
import { staffDatabase } from '../session/staffDatabase.ts';
import { commit, isSo, missingPaths } from './changes.ts';
import { outbox, ownOrLeft } from './outbox.ts';

/** What became of a change: the server has it, or it is saved here and waits. */
export type Sent = 'acknowledged' | 'queued';

export type SendOptions = {
  /**
   * How long the screen waits for the server before it goes on, in milliseconds; who shows progress can wait
   * longer.
   */
  timeout?: number | undefined;
  /** The event whose form made the change. */
  form?: string;
  /** Makes the change in this page, where more is known than the change itself says. */
  run?: () => Promise<void>;
  /** Told what became of it, also when that is long after; again at every further attempt. */
  onStored?: () => void;
  onRefused?: () => void;
};

/** The attempts that this page is making. */
const going = new Map<string, Promise<Sent>>();
/** What this page knows of its own changes beyond what is kept. */
const optionsOf = new Map<string, SendOptions>();

/** A change that was saved here and then refused, or that was tried again and is stored. */
export type LateNews = { kind: 'refused' | 'stored'; entry: OutboxEntry };
const unheard: LateNews[] = [];
let hear: ((news: LateNews) => void) | null = null;

/**
 * Makes a change that Firestore also takes without a network. It is on all screens of this browser at once;
 * this settles when the server has it, or as soon as it is clear that it has to wait. From then on it stands
 * in the outbox until the server has it. If the server refuses it after that, it is undone on the screens,
 * and `failed` is told with Retry. @throws DataError when the server refuses it right away
 */
export async function send(
  make: () => Change | Promise<Change>,
  failed: string,
  options: SendOptions = {},
): Promise<Sent> {
  const made = make();
  const change = made instanceof Promise ? await made : made;
  const level = currentSession()?.level;
  if (!level) throw new DataError('refused');
  const entry = outbox.add({ change, failed, level, form: options.form });
  optionsOf.set(entry.id, options);
  const answered = deliver(entry);
  try {
    const sent = await Promise.race([answered, clearlyWaiting(options.timeout ?? 4_000)]);
    if (sent === 'acknowledged') return sent;
  } catch (error) {
    // The screen keeps what was typed and offers Retry.
    forget(entry.id);
    throw error;
  }
  outbox.tell(entry.id);
  answered.catch((error: unknown) => refusedLate(entry, error));
  return 'queued';
}

/** Tries a refused change again, and says so when it is stored now. */
export async function retry(entry: OutboxEntry): Promise<void> {
  if (going.has(entry.id) || currentSession()?.level !== entry.level) return;
  outbox.claim(entry.id);
  await resend(entry, true);
}

/** Gives a change up. */
export function discard({ id }: OutboxEntry): void {
  forget(id);
}

/** Gives up the refused changes of an event's form, which goes on with what was typed. */
export function discardForm(eventId: string): void {
  for (const entry of outbox.entries()) if (entry.form === eventId && entry.refused) discard(entry);
}

/** Whether a change of this event's form still waits, once the left ones have been sent. */
export async function formWaits(eventId: string): Promise<boolean> {
  await withTimeout(leftovers, 30_000);
  return outbox.entries().some(({ form, refused }) => form === eventId && !refused);
}

/** Tells `listener` of late news, those included that came while nobody listened; returns how to stop. */
export function hearLateNews(listener: (news: LateNews) => void): () => void {
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
 * Settles when the server has it, or when the session is over and it is kept for the next one. @throws
 * DataError
 */
function deliver(entry: OutboxEntry): Promise<Sent> {
  const attempt = attemptOf(entry).finally(() => going.delete(entry.id));
  going.set(entry.id, attempt);
  return attempt;
}

async function attemptOf({ id, at, change }: OutboxEntry): Promise<Sent> {
  const { run, onStored, onRefused } = optionsOf.get(id) ?? {};
  try {
    await (run?.() ?? make(change));
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

/** Whether a refusal only means that somebody has to sign in. */
async function isWaiting(error: unknown): Promise<boolean> {
  return isRefused(error) && (await sessionIsOver());
}

async function make(change: Change): Promise<void> {
  try {
    await commit(change.writes);
  } catch (error) {
    const { needless, instead, conflict } = change;
    if (!needless || !isRefused(error)) throw error;
    if ((await sessionIsOver()) || !(await isSo(needless))) throw error;
    if (conflict) throw new DataError('conflict', error);
    if (instead) await make(instead);
  }
}

function refusedLate(entry: OutboxEntry, error: unknown): void {
  outbox.refuse(entry.id, dataError(error).kind);
  report({ kind: 'refused', entry });
}

async function resend(entry: OutboxEntry, told: boolean): Promise<void> {
  try {
    const sent = await deliver(entry);
    if (told && sent === 'acknowledged') report({ kind: 'stored', entry });
  } catch (error) {
    // What nobody sees any more can choose nothing: somebody was faster, and it is there.
    if (isConflict(error) && entry.change.conflict) outbox.remove(entry.id);
    // The form of an earlier visit is listed where it was made; a message would come out of the blue.
    else if (!told && entry.form) outbox.refuse(entry.id, dataError(error).kind);
    else refusedLate(entry, error);
  }
}

/*
 * What earlier visits and tabs that are gone have left, and what was refused because the session was over.
 * Firestore may still have it in its own queue: that goes first. What has arrived by then is done with; the
 * rest is made again, in its order.
 */
async function sendLeftovers(): Promise<void> {
  await waitForPendingWrites(staffDatabase);
  await outbox.refresh();
  const level = currentSession()?.level;
  const left = (await ownOrLeft(outbox.entries())).filter(
    (entry) => entry.level === level && !entry.refused && !going.has(entry.id),
  );
  const missing = touching(left, await missingPaths(left.flatMap(({ change }) => change.writes)));
  if (currentSession()?.level !== level) return;
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
  if (!currentSession()) return;
  leftovers = leftovers.then(() => inTurn(sendLeftovers)).catch(lookLater);
}

/** Nobody answered. The network may not say when it is back. */
function lookLater(): void {
  setTimeout(lookForLeftovers, 30_000);
}

/** One tab after the other, where the browser can tell them apart. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator;
  return locks ? locks.request('staff-leftovers', work) : work();
}

/** Sends what earlier visits have left, now and whenever somebody signs in or the network is back. */
export const startSending: () => void = once(() => {
  lookForLeftovers();
  watchSession(lookForLeftovers);
  addEventListener('online', lookForLeftovers);
});

async function clearlyWaiting(timeout: number): Promise<'waiting'> {
  if (navigator.onLine) await new Promise((resolve) => setTimeout(resolve, timeout));
  await Promise.all([writesAreStored(), outbox.stored()]);
  return 'waiting';
}

/**
 * Settles when the browser has stored what was written so far: reads come behind writes in the SDK's one
 * queue.
 */
async function writesAreStored(): Promise<void> {
  await getDocFromCache(doc(staffDatabase, 'settings', 'salesPipeline')).catch(() => {});
}
