import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/browser.ts';
import { aLockedEvent, anEvent } from '../../support/documents/events.ts';
import { season } from '../../support/documents/samples.ts';

function aTournament(id: string, changes = {}) {
  return { [`tournaments/${id}`]: { ...season['tournaments/t1'], ...changes } };
}

const upcoming = { title: 'Spring Cup', status: 'upcoming', winner: '', runnerUp: '' };

test('tournaments, newest first, and each type with its own and its empty words @phone', async ({
  page,
  project,
  startAnew,
}) => {
  await test.step('all tournaments, newest first, with badge, winner and runner-up', async () => {
    await project.seed({
      ...aTournament('done'),
      ...aTournament('next', { ...upcoming, date: '2026-04-01', sortDate: '2026-04-01T18:00' }),
      ...aTournament('planned', { ...upcoming, title: 'Plan', status: 'scheduled' }),
    });
    await page.goto('/tournaments');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Tournaments');
    const done = page.getByRole('article', { name: 'Fall Cup' });
    for (const text of [
      'completed',
      '10/01/25 @ 6:00 PM',
      'Student Center',
      'Sigma Chi',
      'Winner',
      'Ann',
      'Bo',
    ])
      await expect(done).toContainText(text);
    await expect(done).toContainText('Runner-up');
    await expect(done.getByRole('button', { name: 'View Details' })).toBeDisabled();
    const next = page.getByRole('article', { name: 'Spring Cup' });
    await expect(next).not.toContainText('Winner');
    await expect(next.getByRole('button', { name: 'Enter' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'View Details' })).toHaveCount(2);
    await expect(page.getByRole('article').first()).toContainText('Spring Cup');
    await expectAccessible(page);
  });
  await startAnew();
  await test.step('each type shows its own tournaments and its own empty words', async () => {
    await page.goto('/tournaments');
    await expect(page.getByRole('heading', { name: 'No Tournaments Yet' })).toBeVisible();
    await expect(page.getByText('No tournaments have been scheduled yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Bring the tour to your school' }).click();
    await expect(page).toHaveURL('/tournaments?request=open');
    await expect(page.getByRole('dialog', { name: 'Request Tournament' })).toBeVisible();
    await project.seed(aTournament('done'));
    await page.goto('/tournaments/previous');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Previous Tournaments');
    await expect(page.getByRole('article', { name: 'Fall Cup' })).toBeVisible();
    for (const type of ['upcoming', 'scheduled']) {
      await page.goto(`/tournaments/${type}`);
      await expect(page.getByText(`No ${type} tournaments at this time.`)).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto('/tournaments/completed');
    await expect(page).toHaveURL('/');
  });
});

test('Enter opens the event of the same id: its password dialog, its form, or coming soon @desktop', async ({
  page,
  context,
  project,
}) => {
  await context.route('https://forms.example/**', (route) => route.fulfill({ body: 'The form' }));
  await project.seed({
    ...aTournament('locked', { ...upcoming, title: 'Locked' }),
    ...aTournament('open', { ...upcoming, title: 'Open' }),
    ...aTournament('alone', { ...upcoming, title: 'Alone' }),
    ...(await aLockedEvent('locked', 'aces21', 'https://forms.example/1')),
    ...anEvent('open'),
  });
  await page.goto('/tournaments/upcoming');
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
