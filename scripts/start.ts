import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { seed } from '../sample/seed.ts';
import { sampleAccounts } from './accounts/sampleAccounts.ts';
import { servedCalendar } from './links/servedCalendar.ts';
import { HOST, type Ports, ports as portsOf } from './ports.ts';
import { DEMO_PROJECT, ROOT } from './project.ts';
import { applyDemoSettings } from './settings.ts';
import { forget, savedData } from './suite/savedData.ts';
import { type Suite, startSuite } from './suite/suite.ts';
import { untilStopped } from './untilStopped.ts';
import { run } from './userError.ts';
import { welcome } from './welcome.ts';

/**
 * `npm start`: starts the emulators and the app, with sample data if there is no data yet. `--fresh` discards
 * the edited data, `-- --data <folder>` keeps the data in another folder of the project.
 */
await run(async () => {
  const ports = portsOf();
  const { fresh, official, data } = parseArgs({
    options: {
      fresh: { type: 'boolean', default: false },
      official: { type: 'boolean', default: false },
      data: { type: 'string' },
    },
  }).values;
  const dataFolder = data ?? (official ? '.data/official' : '.data/embedded');
  if (fresh) forget(savedData(dataFolder, official));
  console.log('Starting the emulators …');
  applyDemoSettings(ports);
  await untilStopped(startSuite({ ports, dataFolder, official }), async (suite) => {
    const [vite] = await Promise.all([serveApp(ports), fill(suite, ports)]);
    console.log(welcome(`http://${HOST}:${ports.app}/`));
    return () => vite.close();
  });
});

/** Saves at once, so that a start never finds half of a sample, or documents without their accounts. */
async function fill(suite: Suite, ports: Ports): Promise<void> {
  if (suite.has('firestore') && suite.has('auth')) return;
  if (suite.has('firestore')) await sampleAccounts(ports);
  else await seed(ports);
  await suite.save();
}

async function serveApp({ app, firestore }: Ports) {
  const database = { host: `http://${HOST}:${firestore}`, project: DEMO_PROJECT };
  const site = { url: `http://${HOST}:${app}`, name: 'Campus Blackjack Tour' };
  const vite = await createServer({
    root: ROOT,
    server: { host: HOST, port: app, strictPort: true },
    logLevel: 'warn',
    plugins: [servedCalendar(site, database)],
  });
  await vite.listen();
  return vite;
}
