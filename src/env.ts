import * as v from 'valibot';

/** Every setting the app knows; .env.example explains them. */
const names = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIRESTORE_EMULATOR_HOST',
  'VITE_AUTH_EMULATOR_HOST',
  'VITE_STORAGE_EMULATOR_HOST',
  'VITE_ADMIN_EMAIL',
  'VITE_STAFF_EMAIL',
  'VITE_BETR_EMAIL',
  'VITE_GA_MEASUREMENT_ID',
  'VITE_GOOGLE_MAPS_API_KEY',
  'VITE_RECAPTCHA_SITE_KEY',
  'VITE_CONTACT_EMAIL',
  'VITE_CONTACT_PHONE',
] as const;

const Settings = v.object(v.entriesFromList(names, v.optional(v.string(), '')));

/** The settings, '' where one is not given. `demo`: a demo project, whose emulators are used. */
export type Env = v.InferOutput<typeof Settings> & { demo: boolean };

/**
 * The settings in `raw`, as Vite gives them. Without a project they are those of the demo project on this machine.
 * @throws Error that names what a real project lacks
 */
export function readEnv(raw: unknown): Env {
  const given = v.parse(Settings, raw);
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

/** The settings this app was built with. */
export const env: Env = readEnv(import.meta.env);
