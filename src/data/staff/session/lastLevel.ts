import * as v from 'valibot';
import { type Level, levels } from '../../../domain/session/staffSession.ts';

const key = 'staff-level';

/** The level that signed in last on this device, null when none has or the browser keeps nothing. */
export function lastLevel(): Level | null {
  try {
    return v.parse(v.nullable(v.picklist(levels)), localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Notes the level that signs in. */
export function keepLastLevel(level: Level): void {
  try {
    localStorage.setItem(key, level);
  } catch {
    // The browser refuses storage: the super account is tried first, and the copy is as good as none.
  }
}
