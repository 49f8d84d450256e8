import * as v from 'valibot';
import { limits } from '../../../domain/fields/limits.ts';
import { createStore } from '../../../lib/store.ts';
import { stored } from '../../../lib/stored.ts';

const Name = v.pipe(v.string(), v.trim(), v.maxLength(limits.person));
const kept = stored('localStorage', 'outreach-caller', (data) => v.parse(Name, data));

/** The name of whoever makes the calls in this browser, '' until they have given it. */
export const caller = createStore(kept.get() ?? '');

/** Keeps the caller's name for this browser. */
export function nameCaller(name: string): void {
  const given = v.parse(Name, name);
  kept.set(given);
  caller.set(given);
}
