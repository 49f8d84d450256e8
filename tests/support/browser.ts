import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { TestProject } from './TestProject.ts';

type Fixtures = {
  /** An empty project for the test alone, under this repository's rules; the page shows it. */
  project: TestProject;
  /** Allows console messages that match; any other error in the console fails the test. */
  expectConsole: (message: RegExp) => void;
  /**
   * Ends a step of a test: checks the console, allows no message any longer, and empties the project and the
   * browser as if the next step were a test of its own. A second person's browser, a clock, scripts that run
   * first and the count of the project's requests stay.
   */
  startAnew: () => Promise<void>;
  saidToConsole: SaidToConsole;
};

type SaidToConsole = { expected: RegExp[]; check: () => void };

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
  context: async ({ context, project }, use) => {
    await showProject(context, project);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForApp(page);
    await use(page);
  },
  saidToConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const said: string[] = [];
      context.on('console', (message) => {
        const text = `${message.text()} ${message.location().url}`;
        if (message.type() === 'error' && !isProbe.test(text)) said.push(text);
      });
      context.on('weberror', (error) => said.push(error.error().message));
      const check = () => {
        const heard = said.splice(0);
        expect(heard.filter((text) => !expected.some((message) => message.test(text)))).toEqual([]);
      };
      await use({ expected, check });
      check();
    },
    { auto: true },
  ],
  expectConsole: async ({ saidToConsole }, use) => {
    await use((message) => saidToConsole.expected.push(message));
  },
  startAnew: async ({ page, context, project, viewport, baseURL, saidToConsole }, use) => {
    await use(async () => {
      await context.setOffline(false);
      for (const other of context.pages()) if (other !== page) await other.close();
      await page.goto('about:blank');
      await page.unrouteAll({ behavior: 'wait' });
      const browser = await context.newCDPSession(page);
      await browser.send('Storage.clearDataForOrigin', { origin: baseURL ?? '', storageTypes: 'all' });
      await browser.detach();
      await page.setViewportSize(viewport ?? page.viewportSize() ?? { width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: null, media: null });
      saidToConsole.check();
      saidToConsole.expected.length = 0;
      await project.startAnew();
    });
  },
});

export { expect };

/**
 * Makes every page of this browser show the data of a project; a stored state would cost a page of its own.
 */
export async function showProject(context: BrowserContext, project: TestProject): Promise<void> {
  await context.addInitScript((id) => {
    // A page of no site, such as about:blank, has no storage.
    if (origin !== 'null') localStorage.setItem('demo-project', id);
  }, project.id);
}

/** Returns by how many pixels a page is wider than its screen; a phone's window grows with the page. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

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
