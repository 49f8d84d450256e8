import * as v from 'valibot';
import { createStore, type Store } from './store.ts';
import { stored } from './stored.ts';

/** Light or dark, or the system's setting. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const Kept = v.fallback(v.picklist(themes), 'system');
const entry = stored('localStorage', 'console-theme', (data) => v.parse(Kept, data));
const store = createStore<Theme>(entry.get() ?? 'system');

/** The theme of the console. */
export const currentTheme: Pick<Store<Theme>, 'get' | 'watch'> = store;

/** Changes the theme and stores it in this browser. */
export function setTheme(next: Theme): void {
  entry.set(next);
  store.set(next);
}
