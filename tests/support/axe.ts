import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Fails unless axe finds no violations (WCAG 2.2 AA) on the page and any open dialog, or only on what is
 * `within` a selector, which is quicker for a large form.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await stoodStill(page);
  const axe = new AxeBuilder({ page });
  if (within) axe.include(within);
  await expectNoViolations(
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  );
}

/** Fails unless axe finds enough contrast on a page whose other rules `expectAccessible` has checked. */
export async function expectContrast(page: Page): Promise<void> {
  await stoodStill(page);
  await expectNoViolations(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));
}

async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
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
