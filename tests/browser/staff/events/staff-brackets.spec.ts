import type { Page } from '@playwright/test';
import { doc, updateDoc } from 'firebase/firestore/lite';
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

function cup(id: string, changes = {}) {
  return anEvent(id, { title: id, status: 'active', bracketStatus: '', ...changes });
}

test('a bracket goes up, is replaced, moves on, and visitors see it @desktop', async ({
  page,
  colleague,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('a bracket goes up, is replaced and moves on, and everybody sees it at once', async () => {
    expectConsole(/400/);
    await project.seed({
      ...cup('Cup'),
      ...cup('Soon', { status: 'upcoming' }),
      ...cup('Old', {
        status: 'completed',
        date: '2025-01-01',
        sortDate: '2025-01-01T19:00',
        prizePool: null,
      }),
    });
    await openAs(page, 'staff', '/admin/tournaments');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bracket Management');
    await picker(page).click();
    await expect(page.getByRole('option')).toHaveText(['Cup03/14/26 · Active', 'Old01/01/25 · Completed']);
    await expectAccessible(page);
    await picker(page).fill('nowhere');
    await expect(page.getByText('No events found')).toBeVisible();
    await picker(page).fill('cu');
    await expect(page.getByRole('option')).toHaveText([/^Cup/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?bracket=Cup$/);
    await expect(picker(page)).toHaveValue('Cup');
    await openAs(colleague, 'admin', brackets('Cup'));
    await expect(colleague.getByText('No bracket yet.', { exact: false }).first()).toBeVisible();
    for (const text of ['0of 64', '$1,000', 'Not set']) await expect(page.getByText(text)).toBeVisible();

    const file = await drawnPicture(page, 'bracket.png', { width: 2400, height: 1200, type: 'image/png' });
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('Bracket uploaded successfully!')).toBeVisible();
    const picture = page.getByRole('img', { name: 'Bracket of Cup' });
    const address = (await picture.getAttribute('src')) ?? '';
    expect(await seePicture(page, address)).toMatchObject({ type: 'image/jpeg', width: 1600, height: 800 });
    await expect(colleague.getByRole('img', { name: 'Bracket of Cup' })).toHaveAttribute('src', address);
    await expect(colleague.getByRole('listitem', { name: 'Cup' })).toBeVisible();

    await status(colleague, 'Semi-finals').click();
    await expect(colleague.getByText('Bracket status updated to: semi-finals')).toBeVisible();
    await expect(status(page, 'Semi-finals')).toHaveAttribute('aria-pressed', 'true');
    const { bracketUpdatedAt, ...event } = (await project.stored('events/Cup')) ?? {};
    expect(event).toMatchObject({ bracketImage: address, bracketStatus: 'semi-finals' });
    expect(Math.abs(bracketUpdatedAt.toMillis() - Date.now())).toBeLessThan(60_000);
  });
  await startAnew();
  await test.step('a bracket that is replaced goes from the storage, and visitors see the new one', async () => {
    const first = await storePicture(project, 'images/bracket/first.png');
    await project.seed(cup('Cup', { bracketImage: first, bracketStatus: 'semi-finals' }));
    await openAs(page, 'admin', brackets('Cup'));
    const picture = page.getByRole('img', { name: 'Bracket of Cup' });
    await expect(picture).toHaveAttribute('src', first);
    const file = await drawnPicture(page, 'next.png', { width: 40, height: 20, type: 'image/png' });
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(picture).not.toHaveAttribute('src', first);
    // Nobody shows the first one any more.
    await expect.poll(async () => (await page.request.get(first)).status()).toBe(404);
    await colleague.goto('/e/Cup');
    await expect(colleague.getByRole('heading', { name: /^Bracket/ })).toContainText('semi finals');
    const second = (await picture.getAttribute('src')) ?? 'none';
    await expect(colleague.getByRole('img', { name: 'The bracket' })).toHaveAttribute('src', second);
    await page.getByRole('button', { name: 'Remove image' }).click();
    await expect(
      page.getByText('Remove the bracket of "Cup"? Visitors will no longer see it.'),
    ).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(/^No bracket yet/)).toBeVisible();
    await expect.poll(() => project.stored('events/Cup')).toMatchObject({ bracketImage: '' });
  });
});

test('a result is published, corrected and removed; what is refused is tried again @desktop', async ({
  page,
  colleague,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('a result completes its event, is shown to visitors, corrected and removed', async () => {
    const person = { ...season['events/e1/participants/p1'] };
    await project.seed({
      ...cup('Cup'),
      'events/Cup/participants/1': { ...person, name: 'Bo Kim' },
      'events/Cup/participants/2': { ...person, name: 'Cy Poe', checkedIn: true },
    });
    await openAs(page, 'admin', brackets('Cup'));
    const form = page.getByRole('region', { name: 'Result' });
    const winner = form.getByLabel('Winner');
    const second = form.getByLabel('Runner-up');
    await winner.fill('Ann Lee');
    // Offered while one types: who came, before who did not.
    await expect
      .poll(() =>
        form.locator('datalist option').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
      )
      .toEqual(['Cy Poe', 'Bo Kim']);
    await second.fill('ann lee ');
    await form.getByRole('button', { name: 'Record result' }).click();
    await expect(form.getByText("The winner can't also be the runner-up")).toBeVisible();
    await second.fill('Bo Kim');
    await expectAccessible(page);
    await second.press('Enter');
    await expect(page.getByText(/^Result published/)).toBeVisible();
    await expect.poll(() => project.stored('events/Cup')).toMatchObject({ status: 'completed' });
    await expect(form.getByRole('checkbox')).toHaveCount(0);

    await colleague.goto('/tournaments/previous');
    const card = colleague.getByRole('article', { name: 'Cup' });
    await expect(card).toContainText('03/14/26 @ 7:00 PM');
    await expect(card.getByRole('definition')).toHaveText(['Ann Lee', 'Bo Kim']);

    await winner.fill('Ann Li');
    await updateDoc(doc(project.as('super'), 'tournaments/Cup'), { runnerUp: 'Cy Poe' });
    await expect(form.getByRole('alert').last()).toHaveText(
      'Someone else recorded winner Ann Lee, runner-up Cy Poe. Saving will replace it.',
    );
    await form.getByRole('button', { name: 'Update result' }).click();
    await expect
      .poll(() => project.stored('tournaments/Cup'))
      .toMatchObject({ winner: 'Ann Li', runnerUp: 'Cy Poe' });
    await form.getByRole('button', { name: 'Remove result' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(winner).toHaveValue('');
    await expect.poll(() => project.stored('tournaments/Cup')).toBeUndefined();
    await colleague.reload();
    await expect(colleague.getByText('No previous tournaments at this time.')).toBeVisible();
  });
  await startAnew();
  await test.step('a refused status, bracket and result are said, and tried again', async () => {
    expectConsole(/permission|403/i);
    await project.seed(cup('Cup', { bracketStatus: 'setup' }));
    await openAs(page, 'admin', brackets('Cup'));
    await expect(status(page, 'Setup')).toHaveAttribute('aria-pressed', 'true');
    await project.refuse(
      'allow update: if isStaff() && isEvent',
      'allow create: if isStaff() && isNewTournament',
    );
    await status(page, 'Finals').click();
    await expect(page.getByText('Failed to update the bracket status. Please try again.')).toBeVisible();
    await expect(status(page, 'Setup')).toHaveAttribute('aria-pressed', 'true');
    await page.getByLabel('Winner').fill('Ann');
    await page.getByRole('button', { name: 'Record result' }).click();
    await expect(page.getByText('Failed to save the result. Please try again.')).toBeVisible();
    const file = await drawnPicture(page, 'bracket.png', { width: 40, height: 20, type: 'image/png' });
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('Failed to upload bracket. Please try again.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Bracket of Cup' })).toHaveCount(0);
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
});

test('the viewer zooms on a phone, and the screen without events says what to do @phone', async ({
  page,
  project,
  startAnew,
}) => {
  await test.step('the viewer zooms by buttons, wheel, keys and fingers, and moves', async () => {
    await openAs(page, 'admin', brackets());
    const { buffer } = await drawnPicture(page, '', { width: 800, height: 600, type: 'image/png' });
    const bracketImage = await storePicture(project, 'images/bracket/one.png', buffer);
    await project.seed(cup('Cup', { bracketImage }));
    await page.getByRole('button', { name: 'View the bracket of Cup' }).click();
    const viewer = page.getByRole('dialog', { name: 'Bracket of Cup' });
    const zoom = viewer.getByRole('status', { name: 'Zoom' });
    const picture = viewer.getByRole('img');
    const frame = viewer.getByRole('group');
    await expect(zoom).toHaveText('100%');
    await expectAccessible(page);
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await expect(zoom).toHaveText('150%');
    await frame.press('+');
    await expect(zoom).toHaveText('225%');
    await frame.press('-');
    await expect(zoom).toHaveText('150%');
    await frame.press('0');
    await expect(zoom).toHaveText('100%');
    const box = await frame.boundingBox();
    if (!box) throw new Error('The frame is not shown.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number, down = 0) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [x - apart, x + apart].map((at, id) => ({ x: Math.round(at), y: Math.round(y + down), id })),
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
    await viewer.getByRole('button', { name: 'Fit' }).click();
    await expect(zoom).toHaveText('100%');
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'View the bracket of Cup' })).toBeFocused();
  });
  await startAnew();
  await test.step('without events, and with an address of one that is gone, the screen says what to do', async () => {
    await openAs(page, 'admin', brackets('gone'));
    await expect(page.getByText('This event no longer exists.')).toBeVisible();
    await expect(page.getByText(/^No active or completed events yet/)).toBeVisible();
    await expect(page.getByText(/^No brackets yet/)).toBeVisible();
    await project.seed(cup('gone', { status: 'upcoming' }));
    await expect(page.getByText(/^This event is upcoming/)).toBeVisible();
    await expectAccessible(page);
  });
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

test('a bracket fits its viewer, and its pictures go with the event unless others show them @desktop', async ({
  page,
  project,
  startAnew,
}) => {
  await test.step('the whole bracket fits the viewer, and its last rows are reached by zoom', async () => {
    await openAs(page, 'admin', brackets());
    const viewer = page.getByRole('dialog', { name: 'Bracket of Cup' });
    for (const [width, height] of [
      [1600, 1200],
      [1200, 1600],
      [1600, 400],
    ] as const) {
      const { buffer } = await drawnPicture(page, '', { width, height, type: 'image/png' });
      const bracketImage = await storePicture(project, `images/bracket/${width}x${height}.png`, buffer);
      await project.seed(cup('Cup', { bracketImage }));
      const small = page.getByRole('button', { name: 'View the bracket of Cup' });
      await expect(small.locator('img')).toHaveAttribute('src', bracketImage);
      await small.click();
      await expect(viewer.getByRole('img')).toHaveJSProperty('complete', true);
      for (const size of [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size);
        await expect
          .poll(() => overhang(page), `${width}x${height} in ${size.width}x${size.height}`)
          .toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
        const shown = await viewer.getByRole('img').boundingBox();
        expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(width / height, 1);
        await viewer.getByRole('button', { name: 'Zoom in' }).click();
        await viewer.getByRole('group').evaluate((frame) => {
          const press = () =>
            new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
          for (let presses = 0; presses < 30; presses += 1) frame.dispatchEvent(press());
        });
        await expect.poll(async () => (await overhang(page)).bottom).toBeLessThan(1);
        await viewer.getByRole('button', { name: 'Fit' }).click();
      }
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
  await startAnew();
  await test.step('the pictures of a deleted event go with it, except those that others show', async () => {
    const names = ['own', 'other event', 'tournament', 'college'];
    const [own = '', event = '', tournament = '', college = ''] = await Promise.all(
      names.map((name) => storePicture(project, `images/logo/${name}.png`)),
    );
    const bracket = await storePicture(project, 'images/bracket/b.png');
    await project.seed({
      ...cup('One', { collegeLogo: own, backgroundImage: event, bracketImage: bracket }),
      ...cup('Two', { collegeLogo: tournament, backgroundImage: college }),
      ...cup('Three', { bracketImage: event }),
      'tournaments/t': { ...season['tournaments/t1'], imageUrl: tournament },
      'colleges/purdue-university': { ...season['colleges/purdue-university'], logoPath: college },
    });
    await openAs(page, 'admin', '/admin/events');
    for (const title of ['Two', 'One']) {
      await page
        .getByRole('listitem', { name: title, exact: true })
        .getByRole('button', { name: 'Delete' })
        .click();
      await page
        .getByRole('dialog', { name: 'Delete event' })
        .getByRole('button', { name: 'Delete' })
        .click();
      await expect(page.getByRole('listitem', { name: title, exact: true })).toHaveCount(0);
    }
    const found = async (address: string) => (await page.request.get(address)).status();
    await expect.poll(() => found(own)).toBe(404);
    await expect.poll(() => found(bracket)).toBe(404);
    expect(await Promise.all([event, tournament, college].map(found))).toEqual([200, 200, 200]);
  });
});
