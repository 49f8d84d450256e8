import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { build, loadEnv } from 'vite';
import { operator } from '../src/content/operator.ts';
import { accessToken, readServiceAccount } from './accounts/serviceAccount.ts';
import { deployArguments } from './deployArguments.ts';
import { linkEvents } from './links/linkEvents.ts';
import { ROOT } from './project.ts';
import { siteUrl } from './siteUrl.ts';
import { run, UserError } from './userError.ts';

const REQUIRED = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_ADMIN_EMAIL',
  'VITE_STAFF_EMAIL',
  'VITE_BETR_EMAIL',
];

/**
 * `npm run deploy`: builds for the project that `.env` names, gives its events files of their own and deploys
 * site, rules and indexes to Firebase.
 */
await run(async () => {
  const settings = loadEnv('production', ROOT, 'VITE_');
  const project = realProject(settings);
  const told = deployArguments(process.argv.slice(2), operator);
  const site = siteUrl(settings);
  await build({ root: ROOT });
  const database = { host: 'https://firestore.googleapis.com', project, referer: site };
  console.log(await linkEvents(site, { ...database, apiKey: settings.VITE_FIREBASE_API_KEY }, serverToken));
  const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const args = [firebase, 'deploy', '--project', project, '--only', 'hosting,firestore,storage', ...told];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
});

/** Returns a token of the service account, where there is one: App Check may turn visitors' programs away. */
async function serverToken(): Promise<string | undefined> {
  const path = process.env.GOOGLE_APPLICATION_CREDENTIALS;
  return path ? accessToken(readServiceAccount(path), 'datastore') : undefined;
}

function realProject(settings: Record<string, string>): string {
  const project = settings.VITE_FIREBASE_PROJECT_ID ?? '';
  if (project === '' || project.startsWith('demo-')) {
    throw new UserError(
      'Nothing was deployed: .env names no real project. Copy .env.example to .env and fill it in (docs/deploying.md).',
    );
  }
  const missing = REQUIRED.filter((name) => !settings[name]);
  if (missing.length > 0) throw new UserError(`Nothing was deployed: .env lacks ${missing.join(', ')}.`);
  return project;
}
