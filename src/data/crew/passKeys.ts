import * as v from 'valibot';
import { stored } from '../../lib/stored.ts';

/** The key that a link brought, until the device has joined with it: a reload must not lose it. */
const Kept = v.object({ eventId: v.string(), key: v.string() });
const entry = stored('sessionStorage', 'crew-key', (data) => v.parse(Kept, data));

let kept = entry.get();

/**
 * Takes the key of a pass out of the address bar, where it could be seen, shared or reported. An address
 * without one changes nothing.
 */
export function takeKey(): void {
  const [, id = ''] = /^\/e\/([^/]+)\/crew\/?$/.exec(location.pathname) ?? [];
  const key = location.hash.slice(1);
  if (!id || !key) return;
  history.replaceState(history.state, '', location.pathname);
  kept = { eventId: decoded(id), key: decoded(key) };
  entry.set(kept);
}

/** Returns the key that a link to this event brought, '' for none. */
export function keyFor(eventId: string): string {
  return kept?.eventId === eventId ? kept.key : '';
}

/** Forgets the key, which the device's place has from now on. */
export function forgetKey(): void {
  kept = null;
  entry.clear();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
