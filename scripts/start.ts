import { rmSync } from 'node:fs';
import { createServer } from 'vite';
import { run } from './cure.ts';
import { HOST, ports as portsOf } from './ports.ts';
import { ROOT } from './project.ts';
import { seed } from './sample/seed.ts';
import { applyDemoSettings } from './settings.ts';
import { hasData, startSuite } from './suite/suite.ts';
import { untilStopped } from './untilStopped.ts';
import { welcome } from './welcome.ts';

/** `npm start`: the emulators, the sample data where there is none yet, and the app. `--fresh` forgets what was edited. */
await run(async () => {
  const ports = portsOf();
  const official = process.argv.includes('--official');
  const dataFolder = official ? '.data/official' : '.data/embedded';
  if (process.argv.includes('--fresh')) rmSync(`${ROOT}${dataFolder}`, { recursive: true, force: true });
  const isNew = !hasData(dataFolder);
  console.log('Starting the emulators …');
  applyDemoSettings(ports);
  await untilStopped(startSuite({ ports, dataFolder, official }), async () => {
    const [vite] = await Promise.all([serveApp(ports.app), isNew ? seed(ports) : null]);
    console.log(welcome(`http://${HOST}:${ports.app}/`));
    return () => vite.close();
  });
});

async function serveApp(port: number) {
  const vite = await createServer({
    root: ROOT,
    server: { host: HOST, port, strictPort: true },
    logLevel: 'warn',
  });
  await vite.listen();
  return vite;
}
