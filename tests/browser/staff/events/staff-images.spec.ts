import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { collection, getDocs } from 'firebase/firestore/lite';
import { expectAccessible } from '../../../support/axe.ts';
import {
  anSvg,
  drawnPicture,
  lyingOnItsSide,
  type PictureFile,
  padded,
  seePicture,
} from '../../../support/pictures.ts';
import { expect, openAs, test } from '../../../support/staff.ts';

const MB = 1024 * 1024;
const form = '/admin/events?create=open';

const field = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });
const shown = (at: Locator) => at.getByRole('img', { name: /preview$/ });
const choose = (at: Locator, file: PictureFile) => at.locator('input[type=file]').setInputFiles(file);

/** The address of the picture in a field, once it is stored and is not that of the picture `before`. */
async function storedAddress(at: Locator, before?: string): Promise<string> {
  if (before !== undefined) await expect(shown(at)).not.toHaveAttribute('src', before);
  await expect(shown(at)).toHaveAttribute(
    'src',
    /^http:\/\/127\.0\.0\.1:\d+\/v0\/b\/[^?]+\?alt=media&token=/,
    { timeout: 15_000 },
  );
  return (await shown(at).getAttribute('src')) ?? '';
}

/** Chooses a large file: by its path, for the bytes would go to the browser as text. */
async function chooseLarge(at: Locator, file: PictureFile): Promise<void> {
  const path = test.info().outputPath(file.name);
  await writeFile(path, file.buffer);
  await at.locator('input[type=file]').setInputFiles(path);
}

test('uploads: an SVG as it is, canceled, failed, offered again; photos are made small or refused @desktop', async ({
  page,
  context,
  expectConsole,
  project,
}) => {
  expectConsole(/403|ERR_INTERNET_DISCONNECTED|Could not reach/);
  await openAs(page, 'admin', form);
  const logo = field(page, 'College logo');
  await expect(page.getByText(/^Recent uploads/)).toHaveCount(0);
  let first = '';
  await test.step('an upload can be canceled, fails in words, and is tried again with the same file', async () => {
    const file = await drawnPicture(page, 'logo.png', { width: 40, height: 40, type: 'image/png' });
    const uploads = /\/v0\/b\/[^/]+\/o\?/;

    // On its way: it is seen already, and the form waits for it.
    await page.route(uploads, () => {});
    await choose(logo, file);
    await expect(shown(logo)).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
    await expect(logo.getByRole('progressbar')).toBeVisible();
    await expect(logo.locator('input[type=file]')).toBeDisabled();
    await logo.getByRole('button', { name: 'Cancel' }).click();
    await expect(logo.getByRole('progressbar')).toHaveCount(0);
    await expect(shown(logo)).toHaveCount(0);
    await expect(logo.locator('input[type=file]')).toBeFocused();
    await expect(logo.getByRole('alert')).toBeEmpty();
    await page.unrouteAll();

    await page.route(uploads, (route) => route.fulfill({ status: 403, json: { error: { code: 403 } } }));
    await choose(logo, file);
    await expect(logo.getByRole('alert')).toHaveText('Failed to upload college logo. Please try again.');
    await page.unrouteAll();
    await context.setOffline(true);
    await logo.getByRole('button', { name: 'Retry' }).click();
    await expect(logo.getByRole('alert')).toHaveText(/^You're offline\. Images can't be saved for later/);
    await context.setOffline(false);
    await logo.getByRole('button', { name: 'Retry' }).click();
    first = await storedAddress(logo);
    await expect(logo.getByRole('alert')).toBeEmpty();
  });
  await test.step('an SVG is kept as it is, and served as a download', async () => {
    const crest = anSvg('<circle cx="9" cy="9" r="5" fill="red"/>');
    await choose(logo, crest);
    const kept = await page.request.get(await storedAddress(logo, first));
    expect(await kept.text()).toBe(crest.buffer.toString());
    expect(kept.headers()).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': expect.stringMatching(/^attachment/),
    });
  });
  await test.step('recent uploads are offered again, and an event keeps what was chosen', async () => {
    await page.reload();
    const branding = field(page, 'Branding image');
    await branding.getByText('Recent uploads (2)').click();
    await expect(branding.getByRole('button', { name: /^Use .* as Branding image/ })).toHaveText(['', '']);
    await branding.getByRole('button', { name: 'Use logo.png as Branding image' }).press('Enter');
    await expect(shown(branding)).toHaveAttribute('src', first);
    await expect(branding.getByRole('button', { name: 'Use logo.png as Branding image' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page, 'fieldset[data-use=branding]');
    await page.getByRole('dialog').getByRole('button', { name: 'Create Event' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const { docs } = await getDocs(collection(project.as('regular'), 'events'));
    expect(docs.map((event) => event.get('backgroundImage'))).toEqual([first]);
  });

  await page.getByRole('navigation').getByRole('button', { name: 'Create Event' }).click();
  await test.step('what only looks like a picture is refused in words', async () => {
    const refused = async (file: PictureFile, words: RegExp) => {
      await choose(logo, file);
      await expect(logo.getByRole('alert')).toHaveText(words);
    };
    const wrongType = /^Invalid file type\. Please upload a JPEG, PNG, SVG, or WebP image\.$/;
    const text = { name: 'crest.png', mimeType: 'image/png', buffer: Buffer.from('This is no picture.') };
    await refused(text, wrongType);
    const { buffer } = await drawnPicture(page, '', { width: 300, height: 300, type: 'image/png' });
    await refused({ ...text, buffer: buffer.subarray(0, 40) }, /^Failed to process image: .+/);
    await refused(
      anSvg('<script>parent.alert(1)</script>'),
      /^Failed to process image: this SVG contains a script or other active content/,
    );
    await refused(anSvg('<g>'), /^Failed to process image: this SVG can't be drawn/);
    await expectAccessible(page, 'fieldset[data-use=logo]');
    // A dropped file goes the same way.
    const dataTransfer = await page.evaluateHandle(() => {
      const dropped = new DataTransfer();
      dropped.items.add(new File(['x'], 'list.txt', { type: 'text/plain' }));
      return dropped;
    });
    await logo.dispatchEvent('drop', { dataTransfer });
    await expect(logo.getByRole('alert')).toHaveText(wrongType);
    await expect(shown(logo)).toHaveCount(0);
  });
  await test.step('a photo of 5 MB is turned and made small in a worker; one of 5.1 MB is refused', async () => {
    const photo = lyingOnItsSide(
      await drawnPicture(page, 'photo.jpg', { width: 3000, height: 2000, type: 'image/jpeg' }),
    );
    const worker = page.waitForEvent('worker', { predicate: (started) => started.url().includes('scale') });
    await chooseLarge(logo, padded(photo, 5 * MB));
    await worker;
    const address = await storedAddress(logo);
    expect(await seePicture(page, address)).toMatchObject({ type: 'image/jpeg', width: 267, height: 400 });
    await chooseLarge(logo, padded({ ...photo, name: 'larger.jpg' }, Math.ceil(5.1 * MB)));
    await expect(logo.getByRole('alert')).toHaveText(
      'File size too large. Please upload an image smaller than 5MB.',
    );
    // What was there before stays.
    expect(await storedAddress(logo)).toBe(address);
  });
  await test.step('what is transparent becomes white, and the branding image keeps its shape', async () => {
    const branding = field(page, 'Branding image');
    await choose(
      branding,
      await drawnPicture(page, 'logo.png', { width: 800, height: 200, type: 'image/png' }),
    );
    const png = await seePicture(page, await storedAddress(branding));
    expect(png).toEqual({
      type: 'image/jpeg',
      width: 400,
      height: 100,
      colors: [expect.stringMatching(/^#[c-d]/), '#ffffff'],
    });
    await branding.getByRole('button', { name: 'Remove image' }).click();
    await expect(shown(branding)).toHaveCount(0);
    await expect(branding.locator('input[type=file]')).toBeFocused();
    await choose(
      branding,
      await drawnPicture(page, 'small.webp', { width: 30, height: 60, type: 'image/webp' }),
    );
    expect(await seePicture(page, await storedAddress(branding))).toMatchObject({
      type: 'image/jpeg',
      width: 30,
      height: 60,
    });
  });
});
