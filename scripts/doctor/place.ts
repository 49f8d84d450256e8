import { loadEnv } from 'vite';
import type { Who } from '../accounts/accounts.ts';
import { SAMPLE_ACCOUNTS } from '../accounts/sampleAccounts.ts';
import { accessToken, keyOf } from '../accounts/serviceAccount.ts';
import { HOST, type Ports } from '../ports.ts';
import { DEMO_PROJECT, ROOT } from '../project.ts';
import { siteUrl } from '../siteUrl.ts';

/** Where a project is, and what is known of it on this machine. */
export type Place = {
  project: string;
  /** The settings of the app, by their names in .env.example. */
  settings: Readonly<Record<string, string>>;
  /** The site's address, without a slash at the end. */
  site: string;
  /** The origins of Google's services, or of the emulators. */
  firestore: string;
  accounts: string;
  storage: string;
  rules: string;
  passwords: Readonly<Partial<Record<Who, string>>>;
  /** Returns a token of the service account for the rules that are deployed; null without a key. */
  ownerToken: (() => Promise<string>) | null;
};

/** Returns the project that `.env` names. @throws UserError for a site's address that is none */
export function realPlace(): Place {
  const settings = loadEnv('production', ROOT, 'VITE_');
  const { env } = process;
  const hasKey = Boolean(env.GOOGLE_APPLICATION_CREDENTIALS);
  const project = settings.VITE_FIREBASE_PROJECT_ID ?? '';
  return {
    project,
    settings,
    site: siteUrl(settings),
    firestore: 'https://firestore.googleapis.com',
    accounts: 'https://identitytoolkit.googleapis.com',
    storage: 'https://firebasestorage.googleapis.com',
    rules: 'https://firebaserules.googleapis.com',
    passwords: {
      ...(env.TOUR_ADMIN_PASSWORD && { admin: env.TOUR_ADMIN_PASSWORD }),
      ...(env.TOUR_STAFF_PASSWORD && { staff: env.TOUR_STAFF_PASSWORD }),
      ...(env.TOUR_BETR_PASSWORD && { betr: env.TOUR_BETR_PASSWORD }),
    },
    ownerToken: hasKey ? () => accessToken(keyOf(project), 'cloud-platform') : null,
  };
}

/** Returns the emulators on these ports, as if they were a project with its sample accounts. */
export function emulatorPlace(ports: Ports): Place {
  const { admin, staff, betr } = SAMPLE_ACCOUNTS;
  return {
    project: DEMO_PROJECT,
    settings: {
      VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
      VITE_FIREBASE_API_KEY: 'demo',
      VITE_FIREBASE_APP_ID: 'demo',
      VITE_FIREBASE_STORAGE_BUCKET: `${DEMO_PROJECT}.appspot.com`,
      VITE_ADMIN_EMAIL: admin.email,
      VITE_STAFF_EMAIL: staff.email,
      VITE_BETR_EMAIL: betr.email,
    },
    site: `http://${HOST}:${ports.hosting}`,
    firestore: `http://${HOST}:${ports.firestore}`,
    accounts: `http://${HOST}:${ports.auth}/identitytoolkit.googleapis.com`,
    storage: `http://${HOST}:${ports.storage}`,
    rules: '',
    passwords: { admin: admin.password, staff: staff.password, betr: betr.password },
    ownerToken: null,
  };
}
