import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/browser.ts';
import { aComingEvent, ahead, aLockedEvent } from '../../support/documents/events.ts';
import { season } from '../../support/documents/samples.ts';

function aTournament(id: string, changes = {}) {
  return { [`tournaments/${id}`]: { ...season['tournaments/t1'], ...changes } };
}

const upcoming = { title: 'Spring Cup', status: 'upcoming', winner: '', runnerUp: '' };

test('tournaments: none yet, then all of them; Enter opens the event of the same id @phone', async ({
  page,
  context,
  project,
}) => {
  await page.goto('/tournaments');
  await expect(page.getByRole('heading', { name: 'No Tournaments Yet' })).toBeVisible();
  await expectAccessible(page);

  await context.route('https://forms.example/**', (route) => route.fulfill({ body: 'The form' }));
  await project.seed({
    ...aTournament('done'),
    ...aTournament('locked', { ...upcoming, title: 'Locked' }),
    ...aTournament('open', { ...upcoming, title: 'Open' }),
    ...aTournament('alone', { ...upcoming, title: 'Alone' }),
    ...(await aLockedEvent('locked', 'aces21', 'https://forms.example/1', ahead)),
    ...aComingEvent('open'),
  });
  await page.reload();
  const done = page.getByRole('article', { name: 'Fall Cup' });
  await expect(done).toContainText('Runner-up');
  await expectAccessible(page);

  const dialog = page.getByRole('dialog');
  const enter = (name: string) => page.getByRole('button', { name: `Enter ${name}` });
  await enter('Locked').click();
  await expect(dialog.getByLabel('Enter Event Password')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enter('Locked')).toBeFocused();
  await enter('Alone').click();
  await expect(dialog.getByRole('heading')).toHaveText('Sign-up Form Coming Soon!');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Got it' }).click();
  const form = context.waitForEvent('page');
  await enter('Open').click();
  await expect((await form).getByText('The form')).toBeVisible();

  await test.step('five of them stand in the first screen of a phone', async () => {
    const long = {
      title: 'East Lansing Twenty-One Night',
      winner: 'Priya Mehta',
      location: 'MSU Union Ballroom',
    };
    await project.seed(
      Object.assign({}, ...[1, 2, 3, 4, 5].map((place) => aTournament(`done-${place}`, long))),
    );
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/tournaments', '/tournaments/previous']) {
      await page.goto(path);
      // What is still loading has its places too.
      await expect(page.getByRole('article', { name: long.title })).toHaveCount(5);
      const first = await page.getByRole('article').first().boundingBox();
      expect(first?.y).toBeLessThanOrEqual(330);
      const fifth = await page.getByRole('article').nth(4).boundingBox();
      expect((fifth?.y ?? 900) + (fifth?.height ?? 900)).toBeLessThanOrEqual(844);
      const title = await page.getByRole('article').first().getByRole('link').first().boundingBox();
      expect(title?.height).toBeGreaterThanOrEqual(24);
    }
    await expectAccessible(page);
  });
});
