import { test as base, expect, type Page } from '@playwright/test';
import { TestProject } from './TestProject.ts';

type Fixtures = {
  /** An empty project for the test alone, under this repository's rules; the page shows it. */
  project: TestProject;
  /** Allows console messages that match; any other error in the console fails the test. */
  expectConsole: (message: RegExp) => void;
};

/** The request by which the Firestore SDK checks for a network after a refused connection. */
const isProbe = /ERR_NAME_NOT_RESOLVED https:\/\/www\.google\.com\/images\/cleardot\.gif/;

/** The `test` of browser tests of the built site. An error in the console fails the test. */
export const test = base.extend<Fixtures>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixture names from the pattern
    async ({}, use) => {
      const project = await TestProject.open();
      await use(project);
      await project.close();
    },
    { auto: true },
  ],
  storageState: async ({ baseURL, project }, use) => {
    const localStorage = [{ name: 'demo-project', value: project.id }];
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForApp(page);
    await use(page);
  },
  expectConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const said: string[] = [];
      context.on('console', (message) => {
        const text = `${message.text()} ${message.location().url}`;
        if (message.type() === 'error' && !isProbe.test(text)) said.push(text);
      });
      context.on('weberror', (error) => said.push(error.error().message));
      await use((message) => expected.push(message));
      expect(said.filter((text) => !expected.some((message) => message.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the app has taken over what the build has drawn, for so many milliseconds if given. */
export async function takenOver(page: Page, timeout = 0): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('#root :is(a, button, input, select)')].every((control) =>
        Object.keys(control).some((key) => key.startsWith('__react')),
      ),
    undefined,
    { timeout },
  );
}

/**
 * Makes `goto` and `reload` wait until the app has taken over what the build has drawn; what is pressed
 * before that has tests of its own (`early.spec.ts`). Where a test keeps the scripts away, the page is as it
 * is after five seconds.
 */
export function waitForApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...given) => {
    const response = await goto(...given);
    await takenOver(page, 5_000).catch(() => {});
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload(...given);
    await takenOver(page, 5_000).catch(() => {});
    return response;
  };
}

/** Holds back what a page requests at such addresses. Returns a function that lets it go. */
export async function holdBack(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The code that draws every page. */
export const drawingCode = /\/assets\/app-.*\.js$/;

/**
 * Records the layout shifts of every page opened from now on; call it before the page is opened. Returns a
 * function that reads their sum.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          shifts.push(Number(entry.value));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const shifts: unknown = Reflect.get(globalThis, 'layoutShifts');
      return Array.isArray(shifts) ? shifts.reduce((sum, shift) => sum + Number(shift), 0) : Number.NaN;
    });
}
