import { type BrowserContext, type Browser as Chromium, chromium, type Page } from '@playwright/test';
import { findChromium } from './findChromium.ts';
import type { PageSettings } from './page.ts';
import { servePage } from './servePage.ts';

const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  // Chromium refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Chromium with a page that carries the SDK. */
export class Browser {
  private readonly chromium: Chromium;
  private readonly page: { origin: string; stop: () => void };

  private constructor(started: Chromium, page: { origin: string; stop: () => void }) {
    this.chromium = started;
    this.page = page;
  }

  static async start(): Promise<Browser> {
    const executablePath = findChromium();
    const [started, page] = await Promise.all([
      chromium.launch({ executablePath, args: ARGUMENTS }),
      servePage(),
    ]);
    return new Browser(started, page);
  }

  /** A browser profile of its own: storage and connections are shared by its tabs only. */
  profile(): Promise<BrowserContext> {
    return this.chromium.newContext();
  }

  /** A connected tab, in a profile of its own unless one is given. */
  async tab(settings: PageSettings, profile?: BrowserContext): Promise<Page> {
    const tab = await (profile ?? (await this.profile())).newPage();
    tab.on('pageerror', (error) => console.error('page error', error));
    await tab.goto(this.page.origin);
    await tab.waitForFunction(() => 'connect' in window);
    await tab.evaluate((given) => window.connect(given), settings);
    return tab;
  }

  async stop(): Promise<void> {
    await this.chromium.close();
    this.page.stop();
  }
}

/** Resolves when the listener of that name shows just these ids, in this order. */
export async function shows(tab: Page, name: string, ids: string[]): Promise<void> {
  await tab.waitForFunction(
    ([key, wanted]) => JSON.stringify(window.shown[key ?? '']?.at(-1)) === wanted,
    [name, JSON.stringify(ids)] as const,
    { timeout: 45_000, polling: 20 },
  );
}
