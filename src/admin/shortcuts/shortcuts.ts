import { createStore } from '../../lib/store.ts';
import { stored } from '../../lib/stored.ts';

/** The shortcuts of the console, as the dialog lists them. */
export const shortcuts = [
  { keys: ['Ctrl', 'K'], does: 'Search everything', single: false },
  { keys: ['/'], does: 'Search this screen', single: true },
  { keys: ['C'], does: 'Create Event', single: true },
  { keys: ['J'], does: 'Next row', single: true },
  { keys: ['K'], does: 'Previous row', single: true },
  { keys: ['Enter'], does: 'Open the row', single: false },
  { keys: ['E'], does: "Edit the row's event", single: true },
  { keys: ['U'], does: 'Undo what was just done', single: true },
  { keys: ['?'], does: 'Show these shortcuts', single: true },
] as const;

const entry = stored('localStorage', 'console:single-keys', (data) => data !== false);

/** Whether shortcuts of a single key work on this device. */
export const singleKeys = createStore(entry.get() ?? true);

/** Turns the shortcuts of a single key on or off; the choice stays on this device. */
export function setSingleKeys(on: boolean): void {
  entry.set(on);
  singleKeys.set(on);
}
