import * as v from 'valibot';
import { limits } from '../../../domain/fields/limits.ts';
import { createStore } from '../../../lib/store.ts';
import { stored } from '../../../lib/stored.ts';

const Name = v.pipe(v.string(), v.trim(), v.maxLength(limits.person));
const kept = stored('localStorage', 'own-name', (data) => v.parse(Name, data));

/** The name of whoever works in this browser, for calls and the night's log; '' until they have given it. */
export const ownName = createStore(kept.get() ?? '');

/** Keeps the name for this browser. */
export function keepOwnName(name: string): void {
  const given = v.parse(Name, name);
  kept.set(given);
  ownName.set(given);
}

/** Somebody who waits for the name, null for nobody. */
export const askedName = createStore<((name: string | null) => void) | null>(null);

/** Returns the name, which `AskName` asks for when it isn't known; null when they don't say. */
export function ownNameOrAsk(): Promise<string | null> {
  const name = ownName.get();
  if (name) return Promise.resolve(name);
  askedName.get()?.(null);
  return new Promise((resolve) => askedName.set(resolve));
}
