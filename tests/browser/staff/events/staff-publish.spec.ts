import type { Page } from '@playwright/test';
import { readResults } from '../../../../src/domain/results/results.ts';
import { expectAccessible } from '../../../support/axe.ts';
import { nightOver, withFirstTwoSwapped } from '../../../support/documents/nightOver.ts';
import { chooseAction, expect, openAs, test } from '../../../support/staff.ts';

/*
 * A night that is over becomes public: published, corrected, taken back, and deleted with its event.
 */

const results = (page: Page) => page.getByRole('region', { name: 'Results', exact: true });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });

test('places are published, corrected, taken back and deleted with their event @desktop', async ({
  page,
  visitor,
  project,
}) => {
  const documents = await nightOver('cup');
  await project.seed(documents);
  await openAs(page, 'staff', '/admin/events/cup/tables/result');
  await expect(page.getByRole('region', { name: 'Publish the results' })).toContainText('ChampionAnn A.');
  await publish(page).click();
  await expect(page.getByText('The results are published.')).toBeVisible();
  await expect(results(page)).toContainText('12 of 12 places');
  await expectAccessible(page);

  await visitor.goto('/e/cup/results');
  await expect(visitor.getByRole('main')).toContainText('Ann A.');

  await project.seed(withFirstTwoSwapped(documents, 'cup'));
  await expect(page.getByText('Places have changed since it was published.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish the correction' }).click();
  await page.getByRole('textbox', { name: 'What was corrected' }).fill('A count at the final table.');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The correction is published.')).toBeVisible();
  await expect(results(page).getByRole('heading', { name: 'Published, version 2' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('A count at the final table.')).toBeVisible();

  await page.getByRole('navigation', { name: 'Event' }).getByRole('link', { name: 'Result' }).click();
  await expect(page.getByText('Winner Bo A., runner-up Ann A.')).toBeVisible();
  await page.getByRole('link', { name: 'Places', exact: true }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('The results were taken back.')).toBeVisible();
  await visitor.goto('/tournaments/previous');
  await expect(visitor.getByText('No previous tournaments at this time.')).toBeVisible();

  await publish(page).click();
  await expect(results(page)).toContainText('12 of 12 places');
  await expect.poll(async () => (await project.stored('results/cup'))?.version).toBe(1);
  expect(readResults('cup', await project.stored('results/cup'))).toMatchObject({ version: 1, changes: [] });
  await page.getByRole('link', { name: 'All events' }).click();
  await chooseAction(page.getByRole('listitem', { name: 'Cup cup' }), 'Delete');
  const asked = page.getByRole('dialog', { name: 'Delete event' });
  await expect(asked).toContainText(
    'Its results will be deleted too: all 12 places, and their points in the 2026–27 standings.',
  );
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('"Cup cup" was moved to Trash.')).toBeVisible();
  for (const path of ['results/cup', 'tournaments/cup', 'boards/cup', 'events/cup'])
    expect(await project.stored(path), path).toBeUndefined();
  expect(await project.stored('seasons/2026-27')).toMatchObject({ rev: 5, events: [], names: [] });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('"Cup cup" was restored.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Bo A.').first()).toBeVisible();
  expect(readResults('cup', await project.stored('results/cup'))).toMatchObject({ version: 1, changes: [] });
});
