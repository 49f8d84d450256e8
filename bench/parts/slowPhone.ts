import type { Browser, Page } from '@playwright/test';

const KILOBIT = 1024 / 8;

/**
 * Opens a new browser's first page as a slow phone would have it, passes it to `visit` and closes it: 390
 * pixels wide, Lighthouse's slow 4G (1.6 Mbit/s down, 150 ms) and a processor slowed four times.
 */
export async function onSlowPhone<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1638.4 * KILOBIT,
      uploadThroughput: 675 * KILOBIT,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await visit(page);
  } finally {
    await context.close();
  }
}
