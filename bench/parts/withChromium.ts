import { type Browser, chromium } from '@playwright/test';
import { AS_ROOT, ensureChromium } from '../../scripts/chromium.ts';

/**
 * Starts a Chromium without a graphics card, passes it to `measure` and closes it. Throws a `UserError` when
 * there is none.
 */
export async function withChromium(measure: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--disable-gpu', '--disable-quic', ...AS_ROOT],
  });
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
}
