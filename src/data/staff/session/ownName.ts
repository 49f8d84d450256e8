import * as v from 'valibot';
import { limits } from '../../../domain/fields/limits.ts';
import { createStore } from '../../../lib/store.ts';
import { stored } from '../../../lib/stored.ts';

const Name = v.pipe(v.string(), v.trim(), v.maxLength(limits.person));
const kept = stored('localStorage', 'own-name', (data) => v.parse(Name, data));

/**
 * The name of whoever works in this browser, for History, calls and the night's log; '' until they have given
 * it.
 */
export const ownName = createStore(kept.get() ?? '');

/** Keeps the name for this browser. */
export function keepOwnName(name: string): void {
  const given = v.parse(Name, name);
  kept.set(given);
  ownName.set(given);
}

/** Somebody who waits for the name, null for nobody. */
export const askedName = createStore<((name: string | null) => void) | null>(null);

/** Whether there is a screen that asks; without one nobody answers. */
let asks = false;

/** Says whether there is a screen that shows `askedName`. */
export function nameIsAsked(here: boolean): void {
  asks = here;
}

/** Asks for the name, also for another one; null when they don't say. */
export function askOwnName(): Promise<string | null> {
  askedName.get()?.(null);
  return new Promise((resolve) => askedName.set(resolve));
}

/** Returns the name, which is asked for when it isn't known; null when they don't say. */
export function ownNameOrAsk(): Promise<string | null> {
  const name = ownName.get();
  return name ? Promise.resolve(name) : askOwnName();
}

/** The same, and '' where no screen asks. */
export function ownNameIfAsked(): Promise<string | null> {
  return asks ? ownNameOrAsk() : Promise.resolve(ownName.get());
}
