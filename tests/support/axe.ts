import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Fails unless axe finds no violations (WCAG 2.2 AA) on the page and any open dialog, or only on what is
 * `within` a selector, which is quicker for a large form.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await stoodStill(page);
  const axe = builder(page);
  if (within) axe.include(within);
  await expectNoViolations(
    page,
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  );
}

/** Fails unless axe finds enough contrast on a page whose other rules `expectAccessible` has checked. */
export async function expectContrast(page: Page): Promise<void> {
  await stoodStill(page);
  await expectNoViolations(page, builder(page).withRules(['color-contrast', 'link-in-text-block']));
}

/** The other mode opens a page of its own for each answer, for frames of other sites: no page has one. */
function builder(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

async function expectNoViolations(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target } of nodes) {
      const selector = target.join(' ');
      if (id !== 'target-size' || (await isSmall(page, selector))) found.push(`${id}: ${selector}`);
    }
  expect(found).toEqual([]);
}

/**
 * Whether a target is too small also in the middle of the screen: a head, a foot or a message that stays
 * while the page scrolls may cover a part of it elsewhere.
 */
async function isSmall(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await builder(page).include(selector).withRules(['target-size']).analyze();
  return violations.length > 0;
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
