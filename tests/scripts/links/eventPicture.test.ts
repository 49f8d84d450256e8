import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { eventPicture } from '../../../scripts/links/eventPicture.ts';
import { pictureOverlay } from '../../../scripts/links/pictureOverlay.ts';
import { pictureBytes } from '../../../scripts/links/pictureSource.ts';
import type { TourEvent } from '../../../src/domain/events/tourEvent.ts';
import { anEvent } from '../../domain/calendar/anEvent.ts';

const home = mkdtempSync(join(tmpdir(), 'tour-pictures-'));
const folders = { site: 'public', kept: join(home, 'kept') };
afterAll(() => rmSync(home, { recursive: true }));
beforeEach(() => {
  rmSync(folders.kept, { recursive: true, force: true });
  mkdirSync(folders.kept);
});

const plain = (background: string, format: 'png' | 'jpeg' | 'webp' = 'png') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;

const draw = (fields: Partial<TourEvent> = {}) => eventPicture(anEvent(fields), 'The Tour', folders);

/** The color in the upper right corner, where no words are and the shade is thin. */
async function corner(bytes: Buffer) {
  const pixel = { left: 1190, top: 4, width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).extract(pixel).raw().toBuffer();
  return { red, green, blue };
}

/** Where the last line of a title ends, in pixels from the left. */
async function endOfLastLine(title: string): Promise<number> {
  const words = { brand: 'The Tour', above: '', title, below: '', last: '' };
  const lines = sharp(Buffer.from(await pictureOverlay(words)));
  const line = await lines.flatten().extract({ left: 0, top: 480, width: 1200, height: 80 }).raw().toBuffer();
  const channels = line.length / (1200 * 80);
  return line.reduce(
    (end, value, at) => (value > 200 ? Math.max(end, ((at / channels) % 1200) | 0) : end),
    0,
  );
}

test.each([
  ['Raleigh Twenty-One', 'Twenty-One'],
  ['Big Raleigh 9/11\u20132026', '9/11\u20132026'],
])('a line does not end inside of a compound: %s', async (title, compound) => {
  expect(await endOfLastLine(title)).toBe(await endOfLastLine(compound));
});

test('a compound that is longer than a line fills several, inside of the picture', async () => {
  const title = 'Massachusetts-Dartmouth-Worcester';
  expect(await endOfLastLine(title)).toBeLessThan(1100);
  expect(await endOfLastLine('Wwww-Wwww-Wwww')).toBeLessThan(1100);
});

describe('the picture of an event', { timeout: 30_000 }, () => {
  test.each([
    ['short words', {}],
    [
      'the longest words',
      { title: 'W'.repeat(15_000), collegeName: 'Wide '.repeat(99), location: 'x'.repeat(999) },
    ],
    ['no words', { title: '', collegeName: '', fraternityName: '', location: '', date: null, time: '' }],
    ['other letters', { title: '日本 🎉 ♠ Łódź \u202e' }],
  ])('is a JPEG of 1200x630 and at most 120 kB: %s', async (_, fields) => {
    const { name, bytes } = await draw(fields);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThanOrEqual(120_000);
    expect(name).toMatch(/^spring-open-[0-9a-f]{12}\.jpg$/);
  });

  test('stays small over a picture that hardly compresses', async () => {
    const noise = { width: 1200, height: 900, channels: 3, background: '#fff' } as const;
    const photo = await sharp({ create: { ...noise, noise: { type: 'gaussian', mean: 128, sigma: 90 } } })
      .jpeg()
      .toBuffer();
    const { bytes } = await draw({ backgroundImage: dataUrl(photo, 'image/jpeg') });
    expect(bytes.length).toBeLessThanOrEqual(120_000);
  });

  test.each(['png', 'jpeg', 'webp'] as const)('shows its own picture: %s', async (format) => {
    const red = await plain('#e01010', format);
    const { bytes } = await draw({ backgroundImage: dataUrl(red, `image/${format}`) });
    const seen = await corner(bytes);
    expect(seen.red).toBeGreaterThan(150);
    expect(seen.green).toBeLessThan(60);
  });

  test.each([
    ['a file that is missing', '/tournament-images/none.jpg'],
    ['a file that is no picture', '/manifest.webmanifest'],
    ['a file outside of the site', '/../package.json'],
    ['half of a picture', dataUrl(Buffer.from('iVBORw0KGgoAAAANSUhEUg', 'base64'))],
    [
      'more pixels than a memory holds',
      dataUrl(
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>'),
        'image/svg+xml',
      ),
    ],
  ])('falls back to the illustration: %s', async (_, backgroundImage) => {
    const usual = await draw({ backgroundImage: '' });
    expect((await draw({ backgroundImage })).bytes.equals(usual.bytes)).toBe(true);
  });

  test('is drawn once, and has another name when its words or its picture change', async () => {
    const first = await draw();
    expect(readdirSync(folders.kept)).toEqual([first.name]);
    writeFileSync(join(folders.kept, first.name), 'kept');
    expect(await draw()).toEqual({ name: first.name, bytes: Buffer.from('kept') });
    const others = [
      await draw({ title: 'Fall Open' }),
      await draw({ date: '2026-03-15' }),
      await draw({ backgroundImage: dataUrl(await plain('#00f')) }),
    ];
    expect(new Set([first, ...others].map(({ name }) => name)).size).toBe(4);
  });
});

describe('where a picture comes from', () => {
  const answers = new Map<
    string,
    (give: (bytes: Buffer | string, status?: number, to?: string) => void) => void
  >();
  const server = createServer(({ url = '' }, response) => {
    answers.get(url)?.((bytes, status = 200, to = '') => {
      response.writeHead(status, to ? { location: to } : {}).end(bytes);
    });
  });
  const listening = new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      // Addresses of the Storage emulator are the only ones without https.
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    }),
  );
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('an address elsewhere, within its limits of size and time', async () => {
    const origin = await listening;
    const picture = await plain('#123456');
    answers.set('/v0/b/good', (give) => give(picture));
    answers.set('/v0/b/missing', (give) => give(picture, 404));
    answers.set('/v0/b/text', (give) => give('<html></html>'));
    answers.set('/v0/b/script', (give) => give('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'));
    answers.set('/v0/b/away', (give) => give('', 302, 'http://127.0.0.1:1/secret'));
    answers.set('/v0/b/silent', () => {});
    const fetched = (path: string, limits = { bytes: 10_000, time: 300 }) =>
      pictureBytes(`${origin}/v0/b/${path}`, 'public', limits);
    // A busy machine may take long for what succeeds; what fails is to fail soon.
    expect(await fetched('good', { bytes: 10_000, time: 30_000 })).toEqual(picture);
    expect(await fetched('good', { bytes: picture.length - 1, time: 30_000 })).toBeNull();
    for (const path of ['missing', 'text', 'script', 'away', 'silent'])
      expect(await fetched(path)).toBeNull();
  });

  test.each([
    'http://elsewhere.example/x.png',
    'file:///etc/hostname',
    '//elsewhere.example/x.png',
    'x.png',
    '',
  ])('not %s', async (address) => {
    expect(await pictureBytes(address, 'public')).toBeNull();
  });

  test('a file of the site and none outside, by whatever way', async () => {
    const site = join(home, 'site');
    mkdirSync(site);
    writeFileSync(join(home, 'secret.png'), await plain('#fff'));
    writeFileSync(join(site, 'own.png'), await plain('#000'));
    symlinkSync(join(home, 'secret.png'), join(site, 'link.png'));
    expect(await pictureBytes('/own.png?v=2', site)).not.toBeNull();
    for (const path of ['/../secret.png', '/%2e%2e/secret.png', '/..%2fsecret.png', '/link.png', '/'])
      expect(await pictureBytes(path, site)).toBeNull();
  });
});
