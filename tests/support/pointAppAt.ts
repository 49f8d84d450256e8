import { vi } from 'vitest';
import { firestoreEmulator } from './TestProject.ts';

/**
 * Points the app's settings at the running emulator and at a project for the test alone. Import src/data
 * after this call.
 */
export function pointAppAt(project: string, address = firestoreEmulator()): void {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', project);
  vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', `${address.host}:${address.port}`);
}
