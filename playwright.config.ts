import { defineConfig } from '@playwright/test';
import { AS_ROOT, findChromium, findWithCamera } from './scripts/chromium.ts';
import { HOST, portOffset, ports, TEST_OFFSET } from './scripts/ports.ts';

const executablePath = findChromium();
const { hosting } = ports(portOffset(TEST_OFFSET));

const timezoneId = 'America/New_York';
// Else the tests and their page would be on two calendar days for five hours of every day.
process.env.TZ = timezoneId;

/**
 * The browser tests: the built site, served by the Hosting emulator with its real headers (`npm test` starts
 * it).
 */
export default defineConfig({
  testDir: 'tests/browser',
  testIgnore: findWithCamera() === null ? 'crew/crew-scan.spec.ts' : [],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://${HOST}:${hosting}`,
    locale: 'en-US',
    timezoneId,
    // A worker's requests are not the page's, so page.route would miss them; offline.spec.ts is about the
    // worker.
    serviceWorkers: 'block',
    // With snapshots and pictures in it a trace costs every test a seventh of its time.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...AS_ROOT,
      ],
    },
  },
  // A test runs at both sizes, unless its title says that one is enough.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
