import { loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { SAMPLE_ACCOUNTS } from '../scripts/accounts/sampleAccounts.ts';
import { emulatorDatabase, type StoredDocument, writeDocuments } from '../scripts/firestoreRest.ts';
import { DEMO_PROJECT } from '../scripts/project.ts';
import { run } from '../scripts/userError.ts';
import { anEvent } from '../tests/support/documents/events.ts';
import { median } from './parts/median.ts';
import { withBuiltSite } from './parts/withBuiltSite.ts';
import { withChromium } from './parts/withChromium.ts';

const SIZES = [21, 500];
const GUESTS = 20;
/** A quick thumb: milliseconds from one key to the next. */
const KEY_MS = 100;
/** What a phone's keyboard leaves of 844 pixels. */
const SCREEN = { width: 390, height: 508 };
const FIRST = ['Ann', 'Bo', 'Cy', 'Dee', 'Ed', 'Flo', 'Gus', 'Hana', 'Ida', 'Jo', 'Kim', 'Lee', 'Mia', 'Ned'];
const LAST = ['Abbot', 'Baker', 'Chen', 'Diaz', 'Evans', 'Fox', 'Gray', 'Hale', 'Ibarra', 'Jones', 'Kaur'];

const id = (size: number) => `door-${size}`;
/** Names of which no two begin alike: 'Ann Abbot 007'. */
const name = (at: number) =>
  `${FIRST[at % FIRST.length]} ${LAST[Math.floor(at / FIRST.length) % LAST.length]} ${String(at).padStart(3, '0')}`;

type Evening = { seconds: number; inSight: number; key: number; press: number; longest: number };

/**
 * `npm run bench -- door`: checks 20 people in as a host with a phone does, its keyboard open and its
 * processor slowed four times: type a name, press its row. Prints the seconds it takes with 21 and with 500
 * people, and the milliseconds from a key, and from a press, to what they change on the screen. `-- enter`
 * presses Enter instead of the row.
 */
await run(() =>
  withChromium((browser) =>
    withBuiltSite(async ({ origin, ports }) => {
      const database = emulatorDatabase(ports.firestore, DEMO_PROJECT);
      console.log('people  seconds  above the keyboard  key  press  longest');
      for (const size of SIZES) {
        await writeDocuments(database, list(size));
        const { seconds, inSight, key, press, longest } = await evening(browser, origin, size);
        console.log(
          `${String(size).padStart(6)}  ${seconds.toFixed(1).padStart(7)}  ${`${inSight} of ${GUESTS}`.padStart(18)}  ${String(key).padStart(3)}  ${String(press).padStart(5)}  ${String(longest).padStart(7)}`,
        );
      }
      console.log(`\n${KEY_MS} ms from key to key. Load: ${loadavg()[0]?.toFixed(1)}`);
    }),
  ),
);

function list(size: number): StoredDocument[] {
  const event = anEvent(id(size), { title: `Door of ${size}`, currentParticipants: size });
  const people = Array.from({ length: size }, (_, at) => ({
    path: `events/${id(size)}/participants/p${at}`,
    fields: {
      name: name(at),
      email: `p${at}@college.example`,
      checkedIn: false,
      checkedInAt: null,
      source: 'import',
    },
  }));
  return [...Object.entries(event).map(([path, fields]) => ({ path, fields })), ...people];
}

async function evening(browser: Browser, origin: string, size: number): Promise<Evening> {
  const context = await browser.newContext({ viewport: SCREEN, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${origin}/admin/events/${id(size)}/participants`);
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_ACCOUNTS.admin.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const field = page.getByRole('searchbox');
  await page
    .locator('section[aria-label="Participants"] li')
    .nth(size - 1)
    .waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watchEvents(page);
  await field.tap();
  let inSight = 0;
  const start = performance.now();
  for (let guest = 0; guest < GUESTS; guest++) {
    const who = name(Math.floor((guest * size) / GUESTS));
    // The number at the end tells two of the same name apart, as a family name does.
    const [first = '', , number = ''] = who.split(' ');
    await page.keyboard.type(`${first} ${number}`, { delay: KEY_MS });
    const row = page.getByRole('listitem', { name: who, exact: true });
    await row.waitFor();
    const box = await row.boundingBox();
    if (box && box.y + box.height <= SCREEN.height) inSight += 1;
    if (process.argv.includes('enter')) await page.keyboard.press('Enter');
    else await row.getByRole('button').first().tap();
    await row.and(page.locator(':has([aria-pressed="true"])')).waitFor();
  }
  const seconds = (performance.now() - start) / 1000;
  const events = await readEvents(page);
  await context.close();
  const of = (kinds: RegExp) => events.filter(({ kind }) => kinds.test(kind)).map(({ ms }) => ms);
  return {
    seconds,
    inSight,
    key: median(of(/^input$|^keydown$/)),
    press: median(of(/^click$|^pointerup$/)),
    longest: Math.max(...events.map(({ ms }) => ms)),
  };
}

type Timed = { kind: string; ms: number };

/** Records the time from each event to the frame that shows what it changed (Event Timing). */
async function watchEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timed: Timed[] = [];
    Object.assign(globalThis, { timed });
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { name: kind, duration: ms } of list.getEntries()) timed.push({ kind, ms });
    }).observe(options);
  });
}

async function readEvents(page: Page): Promise<Timed[]> {
  await page.waitForTimeout(500);
  return page.evaluate(() => Reflect.get(globalThis, 'timed') as Timed[]);
}
