import type { Page } from '@playwright/test';
import { anEvent } from '../../support/documents/events.ts';
import { chooseAction, expect, openAs, signInAs, test } from '../../support/staff.ts';

/*
 * Browsers whose storage is there and does not work: the disk is full or broken, a profile is damaged, a
 * policy forbids it. Nobody waits without a word.
 */

/** Makes every attempt to open a database end like this. */
const failures: Record<string, (page: Page) => Promise<unknown>> = {
  'reports an error': (page) =>
    page.addInitScript(() => {
      indexedDB.open = () => {
        const asked = new EventTarget();
        Object.assign(asked, {
          error: new DOMException('Internal error opening backing store', 'UnknownError'),
        });
        asked.addEventListener('error', (event) => Reflect.get(asked, 'onerror')?.call(asked, event));
        queueMicrotask(() => asked.dispatchEvent(new Event('error')));
        return Object.assign(asked);
      };
    }),
  throws: (page) =>
    page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }),
};

for (const [how, fail] of Object.entries(failures)) {
  test(`the console opens where the browser's database ${how}, and says what is not kept @phone`, async ({
    page,
    project,
    expectConsole,
  }) => {
    expectConsole(/IndexedDB|offline persistence/i);
    await project.seed(anEvent('a', { showOnLandingPage: false }));
    await fail(page);
    await signInAs(page, 'admin', '/admin/events');
    const row = page.getByRole('listitem', { name: 'Spring Open' });
    await expect(row).toBeVisible();
    await expect(page.getByText(/This browser can't save changes/)).toBeVisible();
    await chooseAction(row, 'Show on Landing');
    await expect.poll(() => project.stored('events/a')).toMatchObject({ showOnLandingPage: true });
  });
}

test('the console works where the browser has neither locks nor broadcast channels @phone', async ({
  page,
  project,
}) => {
  await project.seed(anEvent('a'));
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined });
    Object.defineProperty(navigator, 'locks', { value: undefined });
  });
  await openAs(page, 'admin', '/admin/events');
  await expect(page.getByRole('listitem', { name: 'Spring Open' })).toBeVisible();
});
