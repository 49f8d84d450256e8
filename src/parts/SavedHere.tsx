import { useStore } from '../hooks/useStore.ts';
import { keepsChanges } from './attempt.ts';

/** The words at what the server doesn't have yet. */
export function SavedHere() {
  return useStore(keepsChanges) ? 'Saved on this device' : 'Not sent yet';
}
