import type { SendOptions, Sent } from '../data/changes/sender.ts';
import { isConflict } from '../data/errors.ts';
import type { Change } from '../domain/changes/change.ts';
import { savedNow, unkeptWords, waitingWords } from '../domain/changes/outboxEntry.ts';
import { createStore, type Store } from '../lib/store.ts';
import { currentToasts, dismissToast, offerRetry, showToast } from '../ui/toast.ts';

/** Creates a change: plain data that only the sender writes. */
export type MakeChange = () => Change | Promise<Change>;
type Sender = (make: MakeChange, failed: string, options?: SendOptions) => Promise<Sent>;

/** The messages about a change, and what follows from it. */
export type Words = {
  /** The message when the change is refused. */
  failed: string;
  /** The message when it is saved. Omit it where the screen shows the change. */
  done?: string | undefined;
  /** Replaces `done` while the change waits, before the words about waiting. */
  kept?: string | undefined;
  /** The message when a colleague changed it first, so that a Retry makes no sense. */
  conflict?: string | undefined;
  /** Returns why it was refused, where a Retry makes no sense; '' where nobody knows. */
  why?: (() => Promise<string>) | undefined;
  /** Undoes the change; offered with `done`. */
  undo?: (() => void) | undefined;
  /** Replaces the default Retry, which sends the same change again. */
  retry?: (() => void) | undefined;
  /** Called when the change is saved, at least in this browser; after a Retry too. */
  onSaved?: ((sent: Sent) => void) | undefined;
  /** A message replaces an earlier one about the same subject. */
  subject?: string | undefined;
  /** How long to wait for the server, in milliseconds. */
  timeout?: number | undefined;
};

const keeping = createStore(true);
/** Whether the browser keeps what the server doesn't have yet; otherwise that is gone with the page. */
export const keepsChanges: Pick<Store<boolean>, 'get' | 'watch'> = keeping;

let sender: Sender = () => Promise.reject(new Error("No sender: sendWith wasn't called."));

/** Sets the sender of all changes, and whether they are kept until then. A test sets its own. */
export function sendWith(next: Sender, keeps?: Pick<Store<boolean>, 'get' | 'watch'>): void {
  sender = next;
  const follow = () => keeping.set(keeps?.get() ?? true);
  keeps?.watch(follow);
  follow();
}

/** Returns the message about a saved change, with the words about waiting when it waits. */
export function savedText(sent: Sent, done: string, kept = done): string {
  return sent === 'queued' ? `${kept} ${keeping.get() ? waitingWords : unkeptWords}`.trim() : done;
}

/** Confirms that a change is saved, and offers Undo. Returns the id of the message, 0 when there is none. */
export function tellSaved(sent: Sent, { done, kept, undo, subject }: Omit<Words, 'failed'>): number {
  if (done === undefined) return 0;
  const action = undo && { label: 'Undo', run: undo };
  return showToast(savedText(sent, done, kept), 'status', action, subject);
}

/** Sends a change and confirms that it is saved. Rejects when it is refused, so that its form can say so. */
export async function submit(make: MakeChange, words: Words): Promise<Sent> {
  const { failed, timeout, onSaved } = words;
  let waiting = 0;
  const onStored = () => {
    // The message that the change waits may still be shown.
    if (currentToasts().some(({ id }) => id === waiting)) {
      dismissToast(waiting);
      tellSaved('acknowledged', words);
    }
  };
  const sent = await sender(make, failed, { timeout, onStored });
  const toastId = tellSaved(sent, words);
  if (sent === 'queued') waiting = toastId;
  onSaved?.(sent);
  return sent;
}

/** Sends a change and reports the outcome; a refusal can be retried. Never rejects. */
export async function attempt(make: MakeChange, words: Words): Promise<Sent | 'refused'> {
  try {
    return await submit(make, words);
  } catch (error) {
    const { failed, conflict, done = savedNow(failed), kept = words.done ?? '', subject } = words;
    const retry = words.retry ?? (() => void attempt(make, { ...words, done, kept }));
    const why = (conflict && isConflict(error) && conflict) || (words.why ? await words.why() : '');
    if (why) showToast(why, 'alert', [], subject);
    else offerRetry(failed, retry, subject);
    return 'refused';
  }
}
