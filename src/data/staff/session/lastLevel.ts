import * as v from 'valibot';
import { type Level, levels } from '../../../domain/session/staffSession.ts';

const key = 'staff-level';

/**
 * Returns the level that last signed in on this device, or null when none has or the browser has no storage.
 */
export function lastLevel(): Level | null {
  try {
    return v.parse(v.nullable(v.picklist(levels)), localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Stores the level that signs in. */
export function keepLastLevel(level: Level): void {
  try {
    localStorage.setItem(key, level);
  } catch {
    // The browser refuses storage: the super account is tried first, and the copy counts as missing.
  }
}
