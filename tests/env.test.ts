import { expect, test } from 'vitest';
import { readEnv } from '../src/env.ts';

test('without settings the demo project on this machine is used', () => {
  expect(readEnv({})).toMatchObject({
    demo: true,
    VITE_FIREBASE_PROJECT_ID: 'demo-campus-blackjack',
    VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    VITE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    VITE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
  });
  expect(readEnv({ VITE_FIREBASE_PROJECT_ID: '' }).VITE_FIREBASE_PROJECT_ID).toBe('demo-campus-blackjack');
});

test('a real project has no emulators and needs its key', () => {
  expect(() => readEnv({ VITE_FIREBASE_PROJECT_ID: 'tour' })).toThrow(
    /VITE_FIREBASE_API_KEY is missing.*tour/,
  );
  expect(readEnv({ VITE_FIREBASE_PROJECT_ID: 'tour', VITE_FIREBASE_API_KEY: 'k' }).demo).toBe(false);
});
