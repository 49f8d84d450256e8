import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as inFolder } from 'node:path';
import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import { findWithCamera } from '../../../scripts/chromium.ts';
import { paths } from '../../../src/paths.ts';
import { expectAccessible } from '../../support/axe.ts';
import { aPass, enter, join, showAll } from '../../support/crew.ts';
import { inLine, list, person, press, row } from '../../support/door.ts';
import { asPixels, writeVideo } from '../../support/fakeCamera.ts';
import { expectKept } from '../../support/kept.ts';
import { test as base, expect } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';

/** The picture of the camera in front of which the tickets are held. */
const video = inFolder(tmpdir(), `tickets-${process.pid}.y4m`);

const executablePath = findWithCamera();

const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${video}`];
      const args = [...(launchOptions.args ?? []), ...camera];
      await use({ ...launchOptions, args, ...(executablePath && { executablePath }) });
      rmSync(video, { force: true });
    },
    { scope: 'worker' },
  ],
});

// One after the other, so that one Chromium with a camera is enough.
test.describe.configure({ mode: 'default' });

// The phone opens its page and the reader without a network, which the worker makes possible.
test.use({ serviceWorkers: 'allow' });

// Each out of sight for longer than a code must be before it's read again.
const names = ['Ann Lee', 'Bo Diaz', 'Cy Park', 'Dee Ito'];
const idOf = (name: string) => name.replace(' ', '-').padEnd(22, '_');
const tickets = Object.fromEntries(names.map((name) => [idOf(name), { name, source: 'sign-up' }]));
const codeOf = (name: string) => `https://tour.example${paths.scanned('cup', idOf(name))}`;
const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach|offline/i;

/** When each guest was checked in, and by whom; null for who wasn't. */
const arrivals = (project: TestProject) =>
  Promise.all(
    names.map(async (name) => {
      const found = await person(project, idOf(name));
      return found?.checkedIn ? `${found.checkedInAt} ${found.checkedInBy}` : null;
    }),
  );
const everyone = (page: Page, words: RegExp) =>
  Promise.all(names.map((name) => expect(row(page, name)).toContainText(words, { timeout: 30_000 })));
const card = (page: Page) => page.getByRole('region', { name: 'Scan tickets' }).getByRole('status');

test('four tickets in front of a camera without a network: each is in, nobody twice @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(expected);
  writeVideo(video, names.map(codeOf), 1.5);
  await context.grantPermissions(['camera']);
  await project.seed({ ...list(tickets), ...aPass() });
  await join(page, 'Kim');
  const reader = /read\.worker/;
  await page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((file) => new RegExp(name).test(file.name)),
    reader.source,
  );
  await expectKept(page);
  await context.setOffline(true);
  // From the phone's own copy, whose headers allow the camera too.
  await page.reload();
  await showAll(page);
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(card(page)).toContainText(/ of 4/);
  await expectAccessible(page);
  await everyone(page, /Saved on this device/);
  // The video begins again: who is here already is told, and stays as they came.
  await expect(card(page)).toContainText('came at', { timeout: 15_000 });
  await page.getByRole('button', { name: 'Stop scanning' }).click();
  await context.setOffline(false);
  await expect.poll(async () => (await arrivals(project)).filter(Boolean)).toHaveLength(4);
  const first = await arrivals(project);
  expect(new Set(first).size).toBe(4);
});

test('with the reader of the browser, and with ours from its first failure on @phone', async ({
  page,
  context,
  project,
}) => {
  writeVideo(video, names.map(codeOf), 1.5);
  await context.grantPermissions(['camera']);
  await project.seed({ ...list(tickets), ...aPass() });
  let read = 0;
  await page.exposeFunction('decoded', (shades: string, width: number, height: number) => {
    const luma = Buffer.from(shades, 'base64');
    try {
      const text = decodeQR(asPixels({ luma, width, height }), { timeLimit: Number.POSITIVE_INFINITY });
      read += 1;
      return text;
    } catch {
      return '';
    }
  });
  await page.addInitScript(() => {
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code'];
      #codes = new Set<string>();
      async detect(frame: HTMLCanvasElement) {
        if (this.#codes.size > 1) throw new DOMException('The service is gone.', 'InvalidStateError');
        const { width, height } = frame;
        const pixels = frame.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
        let shades = '';
        for (let at = 0; at < pixels.length; at += 4) shades += String.fromCharCode(pixels[at] ?? 0);
        const decoded: unknown = Reflect.get(globalThis, 'decoded');
        const text = typeof decoded === 'function' ? await decoded(btoa(shades), width, height) : '';
        if (text) this.#codes.add(text);
        return text ? [{ rawValue: text }] : [];
      }
    }
    Object.assign(globalThis, { BarcodeDetector });
  });
  await join(page, 'Kim');
  await page.getByRole('button', { name: 'Scan' }).click();
  await everyone(page, /Checked in/);
  expect(read).toBeGreaterThan(1);
  await expect.poll(async () => (await arrivals(project)).filter(Boolean)).toHaveLength(4);
});

test('without the camera: what to do, the list, and a ticket that the camera app opens @phone', async ({
  page,
  project,
}) => {
  const line = inLine({ [idOf('Gia Rue')]: 'Gia Rue' });
  await project.seed({ ...list(tickets, line.event), ...line.documents, ...aPass() });
  await test.step('on a phone outside the crew a code says that it is a ticket', async () => {
    const answer = await page.goto(paths.scanned('cup', idOf('Ann Lee')));
    expect(answer?.headers()).toMatchObject({
      'permissions-policy': expect.stringContaining('camera=(self)'),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A ticket');
    await expect(page.getByText('Show it at the door.')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('a camera that is denied leaves the list and says what to do', async () => {
    writeVideo(video, [], 1);
    await enter(page, 'Kim');
    await page.getByRole('button', { name: 'Scan' }).click();
    await expect(page.getByText('The camera is blocked')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Bo Diaz').click();
    await expect.poll(async () => (await person(project, idOf('Bo Diaz')))?.checkedIn).toBe(true);
  });
  await test.step("the phone's camera app opens the person, who is checked in by a press", async () => {
    await page.goto('about:blank');
    await page.goto(paths.scanned('cup', idOf('Ann Lee')));
    await expect(page.getByText('On the list')).toBeVisible();
    await expectAccessible(page);
    expect((await person(project, idOf('Ann Lee')))?.checkedIn).toBe(false);
    await page.getByRole('button', { name: 'Check in', exact: true }).click();
    await expect.poll(async () => (await person(project, idOf('Ann Lee')))?.checkedIn).toBe(true);
    await showAll(page);
    await expect(row(page, 'Ann Lee')).toContainText(/Checked in/);
  });
  await test.step('and who waits, who is let in by a press', async () => {
    await page.goto('about:blank');
    await page.goto(paths.scanned('cup', idOf('Gia Rue')));
    await expect(page.getByText('Gia Rue waits, 1st')).toBeVisible();
    await expect(row(page, 'Gia Rue')).toContainText('1st in line');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Let in', exact: true }).click();
    await expect(page.getByText('3 of 5')).toBeVisible();
    await expect.poll(async () => (await person(project, idOf('Gia Rue')))?.checkedIn).toBe(true);
    expect(await project.stored('events/cup')).toMatchObject({
      currentParticipants: 5,
      line: { waiting: 0 },
    });
  });
});
