import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

type Found = { id: string; selector: string };

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails unless axe finds no violations (WCAG 2.2 AA) on the page and any open dialog, or only on what is
 * `within` a selector, which is quicker for a large form.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await stoodStill(page);
  await expectNoViolations(page, { type: 'tag', values: tags }, within);
}

/** Fails unless axe finds enough contrast on a page whose other rules `expectAccessible` has checked. */
export async function expectContrast(page: Page): Promise<void> {
  await stoodStill(page);
  await expectNoViolations(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
}

async function expectNoViolations(page: Page, runOnly: axe.RunOnly, within?: string): Promise<void> {
  const found: string[] = [];
  for (const { id, selector } of await violations(page, runOnly, within))
    if (id !== 'target-size' || (await isSmall(page, selector))) found.push(`${id}: ${selector}`);
  expect(found).toEqual([]);
}

/**
 * Whether a target is too small also in the middle of the screen: a head, a foot or a message that stays
 * while the page scrolls may cover a part of it elsewhere.
 */
async function isSmall(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return (await violations(page, { type: 'rule', values: ['target-size'] }, selector)).length > 0;
}

/**
 * Returns what axe finds. A page is given its half megabyte once, and answers with what is wrong alone: the
 * package for Playwright sends it twice a run, and brings back a description of all that is right.
 */
async function violations(page: Page, runOnly: axe.RunOnly, within?: string): Promise<Found[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(script);
  return page.evaluate(
    async ({ runOnly, within }) => {
      const { run }: typeof axe = Reflect.get(globalThis, 'axe');
      const found = await run(within ?? document, { runOnly, reporter: 'no-passes' });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => ({ id, selector: target.join(' ') })),
      );
    },
    { runOnly, within },
  );
}

/** Waits for transitions to end: the colors of a dialog that is still fading in would be measured wrong. */
async function stoodStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
