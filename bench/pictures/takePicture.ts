import type { Page } from '@playwright/test';

/** The maximum height of a picture of a long page, in pixels. */
const LONGEST = 8_000;
const TRY_LIMIT = 12;

/** Selectors of pending work: skeletons, busy parts, words, lists that the server has not confirmed. */
const AT_WORK = [
  'svg[aria-hidden="true"]:empty:visible',
  '[aria-busy="true"]:visible',
  'text=/^(Loading|Checking|Signing in|Refreshing)/',
  'text=/the server has not answered yet|as soon as the server answers/',
];

/** A PNG, and whether two in a row were the same. */
export type Taken = { png: Buffer; still: boolean };

/** Takes pictures of the page once nothing is pending, until two in a row are equal. */
export async function takePicture(page: Page): Promise<Taken> {
  await atRest(page);
  let png = await shot(page);
  for (let tries = 1; tries < TRY_LIMIT; tries++) {
    const next = await shot(page);
    if (next.equals(png) && (await isAtRest(page))) return { png, still: true };
    await atRest(page);
    png = next;
  }
  return { png, still: false };
}

/**
 * Makes the window as high as the dialog on top needs. Returns whether that showed more of it: a dialog
 * scrolls internally, so a picture of the page shows only its beginning.
 */
export async function growToDialog(page: Page): Promise<boolean> {
  const hidden = await page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    return dialog ? dialog.scrollHeight - dialog.clientHeight : 0;
  });
  const size = page.viewportSize();
  if (!size || hidden <= 0) return false;
  await page.setViewportSize({ width: size.width, height: Math.min(size.height + hidden, LONGEST) });
  return true;
}

async function atRest(page: Page): Promise<void> {
  for (const sign of AT_WORK)
    while ((await page.locator(sign).count()) > 0)
      await page.locator(sign).first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    // A font face with font-display optional is never used if it arrives a moment too late.
    for (const sheet of document.styleSheets)
      try {
        for (const rule of sheet.cssRules)
          if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
      } catch {
        // A sheet that came while offline can't be read.
      }
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    // Fixed elements at the top of the screen must be at the top of the picture.
    scrollTo(0, 0);
  });
}

async function isAtRest(page: Page): Promise<boolean> {
  const counts = await Promise.all(AT_WORK.map((sign) => page.locator(sign).count()));
  return counts.every((count) => count === 0);
}

/**
 * Takes the whole page, or only the window while a dialog is open, because the page behind it has its own
 * picture.
 */
async function shot(page: Page): Promise<Buffer> {
  const { width = 0, height: window = 0 } = page.viewportSize() ?? {};
  const whole = await page.evaluate(() =>
    document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight,
  );
  return page.screenshot({
    fullPage: whole > window,
    clip: { x: 0, y: 0, width, height: Math.min(Math.max(whole, window), LONGEST) },
    animations: 'disabled',
    // Renders content far below the fold too.
    style: '* { content-visibility: visible !important; }',
  });
}
