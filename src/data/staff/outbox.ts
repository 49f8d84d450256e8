import type { DataError } from '../errors.ts';

/** A change that was saved here, sent later, and then refused. */
export type LateRefusal = {
  /** The specification's sentence for it. */
  message: string;
  error: DataError;
  /** Makes the change again. */
  retry: () => void;
};

let waiting = 0;
const listeners = new Set<() => void>();
const unheard: LateRefusal[] = [];
let hear: ((refusal: LateRefusal) => void) | null = null;

function count(step: 1 | -1): void {
  waiting += step;
  for (const listener of listeners) listener();
}

/** How many changes are saved here and wait for the network. */
export function waitingChanges(): number {
  return waiting;
}

/** Calls `listener` whenever their number changes; returns how to stop. */
export function watchWaitingChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts a change as waiting until the server has answered; how it answered is somebody else's business. */
export function trackWaiting(answered: Promise<unknown>): void {
  let answeredAlready = false;
  const end = () => {
    answeredAlready = true;
  };
  answered.then(end, end);
  // What is answered at once never waited.
  setTimeout(() => {
    if (answeredAlready) return;
    count(1);
    const done = () => count(-1);
    answered.then(done, done);
  });
}

/** Tells `listener` of every late refusal, those included that came while nobody listened; returns how to stop. */
export function hearLateRefusals(listener: (refusal: LateRefusal) => void): () => void {
  hear = listener;
  for (const refusal of unheard.splice(0)) listener(refusal);
  return () => {
    if (hear === listener) hear = null;
  };
}

/** Reports a change that was refused after its screen had gone on. */
export function reportLateRefusal(refusal: LateRefusal): void {
  if (hear) hear(refusal);
  else unheard.push(refusal);
}
