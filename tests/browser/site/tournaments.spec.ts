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
});
