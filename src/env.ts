import { readFields, text } from './domain/fields/storedFields.ts';

/**
 * The settings that every part of the app needs; .env.example explains them all. A setting of one part stands
 * in that part.
 */
const settings = {
  VITE_FIREBASE_PROJECT_ID: text,
  VITE_FIREBASE_API_KEY: text,
  VITE_FIREBASE_AUTH_DOMAIN: text,
  VITE_FIREBASE_STORAGE_BUCKET: text,
  VITE_FIREBASE_APP_ID: text,
  VITE_FIRESTORE_EMULATOR_HOST: text,
  VITE_AUTH_EMULATOR_HOST: text,
  VITE_STORAGE_EMULATOR_HOST: text,
};

/** The settings, '' for one that isn't given. `demo`: the project is a demo, so the emulators are used. */
export type Env = { [name in keyof typeof settings]: string } & { demo: boolean };

/**
 * Parses the settings that Vite gives as `raw`. Without a project they are those of the demo project on this
 * machine.
 * @throws Error that names the setting that a real project lacks
 */
export function readEnv(raw: unknown): Env {
  const given = readFields(settings, raw);
  const project = given.VITE_FIREBASE_PROJECT_ID || 'demo-campus-blackjack';
  const demo = project.startsWith('demo-');
  if (!demo && !given.VITE_FIREBASE_API_KEY) {
    throw new Error(`VITE_FIREBASE_API_KEY is missing for the project ${project}, see .env.example`);
  }
  return {
    ...given,
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIRESTORE_EMULATOR_HOST: given.VITE_FIRESTORE_EMULATOR_HOST || '127.0.0.1:8080',
    VITE_AUTH_EMULATOR_HOST: given.VITE_AUTH_EMULATOR_HOST || '127.0.0.1:9099',
    VITE_STORAGE_EMULATOR_HOST: given.VITE_STORAGE_EMULATOR_HOST || '127.0.0.1:9199',
    demo,
  };
}

/**
 * The settings this app was built with. Each is named, because `import.meta.env` as a whole would publish
 * every VITE_ variable of the machine that builds.
 */
export const env: Env = readEnv({
  VITE_FIREBASE_PROJECT_ID: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  VITE_FIREBASE_API_KEY: import.meta.env.VITE_FIREBASE_API_KEY,
  VITE_FIREBASE_AUTH_DOMAIN: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  VITE_FIREBASE_STORAGE_BUCKET: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
  VITE_FIREBASE_APP_ID: import.meta.env.VITE_FIREBASE_APP_ID,
  VITE_FIRESTORE_EMULATOR_HOST: import.meta.env.VITE_FIRESTORE_EMULATOR_HOST,
  VITE_AUTH_EMULATOR_HOST: import.meta.env.VITE_AUTH_EMULATOR_HOST,
  VITE_STORAGE_EMULATOR_HOST: import.meta.env.VITE_STORAGE_EMULATOR_HOST,
});
