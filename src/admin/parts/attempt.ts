import { isConflict } from '../../data/errors.ts';
import type { SendOptions, Sent } from '../../data/staff/changes/send.ts';
import type { Change } from '../../domain/changes/change.ts';
import { savedNow, waitingWords } from '../../domain/changes/outboxEntry.ts';
import { currentToasts, dismissToast, offerRetry, showToast } from '../../ui/toast.ts';

/** Makes a change, plain data that only the sender writes. */
export type MakeChange = () => Change | Promise<Change>;
type Sender = (make: MakeChange, failed: string, options?: SendOptions) => Promise<Sent>;

/** What is said of a change, and what follows from it. */
export type Words = {
  /** What is said when it's refused. */
  failed: string;
  /** What is said when it's saved. Without it the screen shows that by itself. */
  done?: string | undefined;
  /** What is said in place of `done` while it waits, before the words about waiting. */
  kept?: string | undefined;
  /** What is said when somebody else was faster, so that a Retry makes no sense. */
  conflict?: string | undefined;
  /** Takes the change back; it's offered with `done`. */
  undo?: (() => void) | undefined;
  /** What Retry does instead of the same again. */
  retry?: (() => void) | undefined;
  /** What follows when the change is saved, here at least; after a Retry as well. */
  onSaved?: ((sent: Sent) => void) | undefined;
  /** A message takes the place of an earlier one about the same subject. */
  subject?: string | undefined;
  /** How long the server is waited for, in milliseconds. */
  timeout?: number | undefined;
};

let sender: Sender = () => Promise.reject(new Error('No sender: sendWith was not called.'));

/** Sets who sends the changes of the console; a test sets a sender of its own. */
export function sendWith(next: Sender): void {
  sender = next;
}

/** Returns what is said of a change that is saved, with the words about waiting when it waits. */
export function savedText(sent: Sent, done: string, kept = done): string {
  return sent === 'queued' ? `${kept} ${waitingWords}`.trim() : done;
}

/** Says that a change is saved, and offers Undo. Returns the id of the message, 0 when there is none. */
export function tellSaved(sent: Sent, { done, kept, undo, subject }: Omit<Words, 'failed'>): number {
  if (done === undefined) return 0;
  const action = undo && { label: 'Undo', run: undo };
  return showToast(savedText(sent, done, kept), 'status', action, subject);
}

/** Sends a change and says that it's saved. It rejects when it's refused: its form says so. */
export async function submit(make: MakeChange, words: Words): Promise<Sent> {
  const { failed, timeout, onSaved } = words;
  let waiting = 0;
  const onStored = () => {
    // Its message may still be there, and says that it waits.
    if (currentToasts().some(({ id }) => id === waiting)) {
      dismissToast(waiting);
      tellSaved('acknowledged', words);
    }
  };
  const sent = await sender(make, failed, { timeout, onStored });
  const told = tellSaved(sent, words);
  if (sent === 'queued') waiting = told;
  onSaved?.(sent);
  return sent;
}

/** Sends a change and says what became of it; a refusal can be tried again. It never rejects. */
export async function attempt(make: MakeChange, words: Words): Promise<Sent | 'refused'> {
  try {
    return await submit(make, words);
  } catch (error) {
    const { failed, conflict, done = savedNow(failed), kept = words.done ?? '', subject } = words;
    const retry = words.retry ?? (() => void attempt(make, { ...words, done, kept }));
    if (conflict && isConflict(error)) showToast(conflict, 'alert', [], subject);
    else offerRetry(failed, retry, subject);
    return 'refused';
  }
}
