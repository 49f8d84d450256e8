import { vi } from 'vitest';
import { firestoreEmulator } from './TestProject.ts';

/**
 * Points the app's settings at the running emulator and a project of the test's own; import src/data after
 * this.
 */
export function pointAppAt(project: string, address = firestoreEmulator()): void {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', project);
  vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', `${address.host}:${address.port}`);
}
