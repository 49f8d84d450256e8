import { loadEnv } from 'vite';
import { accessToken, keyOf, type ServiceAccount } from '../accounts/serviceAccount.ts';
import { type Database, emulatorDatabase } from '../firestoreRest.ts';
import { ports } from '../ports.ts';
import { DEMO_PROJECT, ROOT } from '../project.ts';
import { UserError } from '../userError.ts';

/** Google gives a token for an hour. */
const FRESH_MS = 50 * 60_000;

/**
 * Returns the database that a backup is of, or goes into: the running emulators' (of another `demo-` project
 * when one is named), or with `real` the one of the project in `.env`, through a service account.
 */
export async function databaseOf(real: boolean, project = DEMO_PROJECT): Promise<Database> {
  if (real) return realDatabase();
  if (!/^demo-[a-z0-9-]+$/.test(project)) {
    throw new UserError(`"${project}" is no project of the emulators: its name has to begin with demo-.`);
  }
  const { firestore } = ports();
  const database = emulatorDatabase(firestore, project);
  const isUp = await fetch(`${database.host}/`).catch(() => null);
  if (isUp) return database;
  throw new UserError(
    `No emulators on port ${firestore}: run \`npm start\` first, in another terminal, or add --real for the project in .env.`,
  );
}

function realDatabase(): Database {
  const key = keyOf(loadEnv('production', ROOT, 'VITE_').VITE_FIREBASE_PROJECT_ID);
  return {
    host: 'https://firestore.googleapis.com',
    project: key.project_id,
    ownerToken: freshTokens(key),
  };
}

function freshTokens(key: ServiceAccount): () => Promise<string> {
  let known: { token: Promise<string>; until: number } | undefined;
  return () => {
    if (!known || known.until < Date.now()) {
      known = { token: accessToken(key, 'datastore'), until: Date.now() + FRESH_MS };
    }
    return known.token;
  };
}
