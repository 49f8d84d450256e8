import * as v from 'valibot';
import { stored } from './stored.ts';

/** Light or dark, or what the system says. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const Kept = v.fallback(v.picklist(themes), 'system');
const entry = stored('localStorage', 'console-theme', (data) => v.parse(Kept, data));
const listeners = new Set<() => void>();
let theme = entry.get() ?? 'system';

/** The theme of the console. */
export function currentTheme(): Theme {
  return theme;
}

/** Changes the theme and keeps it in this browser. */
export function setTheme(next: Theme): void {
  theme = next;
  entry.set(next);
  for (const listener of listeners) listener();
}

/** Calls `listener` when the theme changes; returns how to stop. */
export function watchTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
