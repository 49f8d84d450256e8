import { createStore } from '../../lib/store.ts';

/** The number of changes of chapters that this page has made and the server has stored. */
export const ownChanges = createStore(0);

/** Counts a change of a chapter that the server has stored. */
export function noteOwnChange(): void {
  ownChanges.set(ownChanges.get() + 1);
}
