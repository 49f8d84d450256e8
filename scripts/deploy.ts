import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { build, loadEnv } from 'vite';
import { ROOT } from './project.ts';
import { run, UserError } from './userError.ts';

const REQUIRED = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_ADMIN_EMAIL',
  'VITE_STAFF_EMAIL',
  'VITE_BETR_EMAIL',
];

/**
 * `npm run deploy`: builds for the project that `.env` names and deploys site, rules and indexes to Firebase.
 */
await run(async () => {
  const project = realProject(loadEnv('production', ROOT, 'VITE_'));
  await build({ root: ROOT });
  const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const args = [
    firebase,
    'deploy',
    '--project',
    project,
    '--only',
    'hosting,firestore,storage',
    ...process.argv.slice(2),
  ];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
});

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
