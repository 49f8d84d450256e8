import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/axe.ts';
import { storePicture } from '../../../support/bucket.ts';
import { anEvent } from '../../../support/documents/events.ts';
import { season } from '../../../support/documents/samples.ts';
import { drawnPicture, seePicture } from '../../../support/pictures.ts';
import { expect, openAs, test } from '../../../support/staff.ts';

const brackets = (id = '') => `/admin/brackets${id && `?bracket=${id}`}`;
const picker = (page: Page) => page.getByRole('combobox', { name: 'Select an event' });
const status = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Bracket status' }).getByRole('button', { name, exact: true });
const bracket = (page: Page) => page.getByRole('img', { name: 'Bracket of Cup' });

function cup(id: string, changes = {}) {
  return anEvent(id, { title: id, status: 'active', bracketStatus: '', ...changes });
}

async function uploadBracket(page: Page, width: number, height: number): Promise<void> {
  const file = await drawnPicture(page, 'bracket.png', { width, height, type: 'image/png' });
  await page.locator('input[type=file]').setInputFiles(file);
}

test('a bracket goes up, is replaced and removed, a result is recorded, refused and tried again @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  const person = { ...season['events/e1/participants/p1'] };
  await project.seed({
    ...cup('Cup'),
    'events/Cup/participants/1': { ...person, name: 'Bo Kim' },
    'events/Cup/participants/2': { ...person, name: 'Cy Poe', checkedIn: true },
    ...cup('Soon', { status: 'upcoming' }),
    ...cup('Old', { status: 'completed', date: '2025-01-01', sortDate: '2025-01-01T19:00' }),
  });
  await openAs(page, 'admin', '/admin/tournaments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bracket Management');
  await picker(page).click();
  await expect(page.getByRole('option')).toHaveText(['Cup03/14/26 · Active', 'Old01/01/25 · Completed']);
  await picker(page).fill('nowhere');
  await expect(page.getByText('No events found')).toBeVisible();
  await picker(page).fill('cu');
  await expect(page.getByRole('option')).toHaveText([/^Cup/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?bracket=Cup$/);
  await expect(picker(page)).toHaveValue('Cup');

  await uploadBracket(page, 2400, 1200);
  await expect(page.getByText('Bracket uploaded successfully!')).toBeVisible();
  const first = (await bracket(page).getAttribute('src')) ?? '';
  expect(await seePicture(page, first)).toMatchObject({ type: 'image/jpeg', width: 1600, height: 800 });
  await status(page, 'Semi-finals').click();
  await expect(page.getByText('Bracket status updated to: semi-finals')).toBeVisible();
  await expect.poll(() => project.stored('events/Cup')).toMatchObject({ bracketStatus: 'semi-finals' });
  const { bracketUpdatedAt, ...event } = (await project.stored('events/Cup')) ?? {};
  expect(event).toMatchObject({ bracketImage: first });
  expect(Math.abs(bracketUpdatedAt.toMillis() - Date.now())).toBeLessThan(60_000);

  await uploadBracket(page, 40, 20);
  await expect(bracket(page)).not.toHaveAttribute('src', first);
  // Nobody shows the first one any more.
  await expect.poll(async () => (await page.request.get(first)).status()).toBe(404);
  const second = (await bracket(page).getAttribute('src')) ?? 'none';
  await expect.poll(() => project.stored('events/Cup')).toMatchObject({ bracketImage: second });
  await page.getByRole('button', { name: 'Remove image' }).click();
  await expect(page.getByText('Remove the bracket of "Cup"? Visitors will no longer see it.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^No bracket yet/)).toBeVisible();
  await expect.poll(() => project.stored('events/Cup')).toMatchObject({ bracketImage: '' });

  const form = page.getByRole('region', { name: 'Result' });
  const winner = form.getByLabel('Winner');
  await winner.fill('Ann Lee');
  // Offered while one types: who came, before who did not.
  await expect
    .poll(() =>
      form.locator('datalist option').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
    )
    .toEqual(['Cy Poe', 'Bo Kim']);
  await form.getByLabel('Runner-up').fill('Bo Kim');
  await expectAccessible(page);
  await form.getByLabel('Runner-up').press('Enter');
  await expect(page.getByText(/^Result published/)).toBeVisible();
  await expect.poll(() => project.stored('events/Cup')).toMatchObject({ status: 'completed' });
  await winner.fill('Ann Li');
  await form.getByRole('button', { name: 'Update result' }).click();
  await expect
    .poll(() => project.stored('tournaments/Cup'))
    .toMatchObject({ winner: 'Ann Li', runnerUp: 'Bo Kim' });
  await form.getByRole('button', { name: 'Remove result' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(winner).toHaveValue('');
  await expect.poll(() => project.stored('tournaments/Cup')).toBeUndefined();

  // What is refused is said, and tried again.
  await project.refuse(
    'allow update: if isStaff() && isEvent',
    'allow create: if isStaff() && isNewTournament',
  );
  await status(page, 'Finals').click();
  await expect(page.getByText('Failed to update the bracket status. Please try again.')).toBeVisible();
  await expect(status(page, 'Semi-finals')).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Winner').fill('Ann');
  await page.getByRole('button', { name: 'Record result' }).click();
  await expect(page.getByText('Failed to save the result. Please try again.')).toBeVisible();
  await uploadBracket(page, 40, 20);
  await expect(page.getByText('Failed to upload bracket. Please try again.')).toBeVisible();
  await expect(bracket(page)).toHaveCount(0);
  await project.loadRules();
  for (const count of [2, 1]) {
    const again = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await expect(again).toHaveCount(count);
    await again.first().click();
  }
  await expect
    .poll(() => project.stored('events/Cup'))
    .toMatchObject({
      bracketStatus: 'finals',
      bracketImage: expect.stringContaining('/images%2Fbracket%2Fbracket-cup%2F'),
    });
  await expect(page.getByLabel('Winner')).toHaveValue('Ann');
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Retry' }).click();
  await expect
    .poll(() => project.stored('tournaments/Cup'))
    .toMatchObject({ winner: 'Ann', status: 'completed' });
});

/** How far the picture reaches beyond the frame at its four sides, in CSS pixels; 0 where it ends inside. */
async function overhang(page: Page) {
  const viewer = page.getByRole('dialog', { name: 'Bracket of Cup' });
  const frame = await viewer.getByRole('group').boundingBox();
  const picture = await viewer.getByRole('img').boundingBox();
  if (!frame || !picture) throw new Error('The viewer is not shown.');
  return {
    left: Math.max(0, frame.x - picture.x),
    top: Math.max(0, frame.y - picture.y),
    right: Math.max(0, picture.x + picture.width - frame.x - frame.width),
    bottom: Math.max(0, picture.y + picture.height - frame.y - frame.height),
  };
}

test('a bracket fits its viewer, which zooms by buttons, wheel, keys and fingers @phone', async ({
  page,
  project,
}) => {
  await openAs(page, 'admin', brackets('gone'));
  await expect(page.getByText('This event no longer exists.')).toBeVisible();
  await expect(page.getByText(/^No active or completed events yet/)).toBeVisible();
  await expect(page.getByText(/^No brackets yet/)).toBeVisible();
  await project.seed(cup('gone', { status: 'upcoming' }));
  await expect(page.getByText(/^This event is upcoming/)).toBeVisible();
  await expectAccessible(page);

  const viewer = page.getByRole('dialog', { name: 'Bracket of Cup' });
  const zoom = viewer.getByRole('status', { name: 'Zoom' });
  const picture = viewer.getByRole('img');
  const frame = viewer.getByRole('group');
  for (const [width, height, size] of [
    [1200, 1600, { width: 1280, height: 800 }],
    [1600, 400, { width: 390, height: 844 }],
  ] as const) {
    await page.setViewportSize(size);
    const { buffer } = await drawnPicture(page, '', { width, height, type: 'image/png' });
    const bracketImage = await storePicture(project, `images/bracket/${width}x${height}.png`, buffer);
    await project.seed(cup('Cup', { bracketImage }));
    const small = page.getByRole('button', { name: 'View the bracket of Cup' });
    await expect(small.locator('img')).toHaveAttribute('src', bracketImage);
    await small.click();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect
      .poll(() => overhang(page), `${width}x${height} in ${size.width}x${size.height}`)
      .toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
    const shown = await picture.boundingBox();
    expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(width / height, 1);
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await frame.evaluate((element) => {
      const press = () => new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
      for (let presses = 0; presses < 30; presses += 1) element.dispatchEvent(press());
    });
    await expect.poll(async () => (await overhang(page)).bottom).toBeLessThan(1);
    await viewer.getByRole('button', { name: 'Fit' }).click();
    await expect(zoom).toHaveText('100%');
    if (width < height) await page.keyboard.press('Escape');
  }

  await expectAccessible(page);
  for (const [key, text] of [
    ['+', '150%'],
    ['+', '225%'],
    ['-', '150%'],
    ['0', '100%'],
  ] as const) {
    await frame.press(key);
    await expect(zoom).toHaveText(text);
  }
  const box = await frame.boundingBox();
  if (!box) throw new Error('The frame is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [x - apart, x + apart].map((at, id) => ({ x: Math.round(at), y: Math.round(y), id })),
    });
  await touch('touchStart', 30);
  await touch('touchMove', 60);
  await touch('touchMove', 90);
  await touch('touchEnd', 0);
  await expect(zoom).toHaveText('300%');
  const before = await picture.getAttribute('style');
  await frame.press('ArrowRight');
  await expect(picture).not.toHaveAttribute('style', before ?? '');
  await frame.dispatchEvent('wheel', { deltaY: 300, clientX: x, clientY: y });
  await expect(zoom).toHaveText('150%');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'View the bracket of Cup' })).toBeFocused();
});
