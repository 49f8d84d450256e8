import { build } from 'vite';
import { seed } from '../../sample/seed.ts';
import { linkEvents } from '../../scripts/links/linkEvents.ts';
import { HOST, type Ports, portOffset, ports as portsOf, TEST_OFFSET } from '../../scripts/ports.ts';
import { DEMO_PROJECT, ROOT } from '../../scripts/project.ts';
import { applyDemoSettings } from '../../scripts/settings.ts';
import { startSuite } from '../../scripts/suite/suite.ts';

export type BuiltSite = { origin: string; ports: Ports };

/**
 * Builds the site and serves it as it is deployed, with fresh sample data, on the ports of the tests, while
 * `measure` runs.
 */
export async function withBuiltSite(measure: (site: BuiltSite) => Promise<void>): Promise<void> {
  const ports = portsOf(portOffset(TEST_OFFSET));
  applyDemoSettings(ports);
  await build({ root: ROOT, logLevel: 'warn' });
  const suite = await startSuite({ ports });
  try {
    await seed(ports);
    const origin = `http://${HOST}:${ports.hosting}`;
    await linkEvents(origin, { host: `http://${HOST}:${ports.firestore}`, project: DEMO_PROJECT });
    await measure({ origin, ports });
  } finally {
    await suite.stop();
  }
}
