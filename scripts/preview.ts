import { build } from 'vite';
import { seed } from '../sample/seed.ts';
import { linkEvents } from './links/linkEvents.ts';
import { HOST, ports as portsOf } from './ports.ts';
import { DEMO_PROJECT, ROOT } from './project.ts';
import { applyDemoSettings } from './settings.ts';
import { startSuite } from './suite/suite.ts';
import { untilStopped } from './untilStopped.ts';
import { run } from './userError.ts';
import { welcome } from './welcome.ts';

/**
 * `npm run preview`: serves the built site with the Hosting emulator and its real headers, on fresh sample
 * data.
 */
await run(async () => {
  const ports = portsOf();
  applyDemoSettings(ports);
  await build({ root: ROOT, logLevel: 'warn' });
  await untilStopped(startSuite({ ports }), async () => {
    await seed(ports);
    const site = `http://${HOST}:${ports.hosting}`;
    console.log(await linkEvents(site, { host: `http://${HOST}:${ports.firestore}`, project: DEMO_PROJECT }));
    console.log(welcome(`${site}/`));
    return async () => {};
  });
});
