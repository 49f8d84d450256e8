import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitWithin } from '../../src/domain/images/fitWithin.ts';
import { imageProblem } from '../../src/domain/images/imageProblem.ts';
import { imagePath } from '../../src/domain/images/imageUpload.ts';
import { imageSizes } from '../../src/domain/images/imageUse.ts';
import { pictureKind } from '../../src/domain/images/pictureKind.ts';
import { readRecentImages, withRecentImage } from '../../src/domain/images/recentImages.ts';

const bytes = (...values: (number | string)[]) =>
  new Uint8Array(
    values.flatMap((value) => (typeof value === 'string' ? [...new TextEncoder().encode(value)] : [value])),
  );

const png = bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0);
const MB = 1024 * 1024;
const wrongType = 'Invalid file type. Please upload a JPEG, PNG, SVG, or WebP image.';
const tooLarge = 'File size too large. Please upload an image smaller than 5MB.';

describe('what kind of picture a file is', () => {
  test.each([
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
    ['a PNG', png, 'image/png'],
    ['a WebP', bytes('RIFF', 0xff, 0x80, 0, 0, 'WEBPVP8 '), 'image/webp'],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
    [
      'an SVG with all that may come first',
      bytes(0xef, 0xbb, 0xbf, '\n<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg>\n<s:svg/>'),
      'image/svg+xml',
    ],
    ['a page of HTML', bytes('<!doctype html><title>x</title>'), null],
    ['text that speaks of <svg>', bytes('Look: <svg>'), null],
    ['a sound in the same wrapping as WebP', bytes('RIFF', 0, 0, 0, 0, 'WAVEfmt '), null],
    ['a GIF', bytes('GIF89a'), null],
    ['half a PNG mark', bytes(0x89, 'PNG'), null],
    ['nothing', bytes(), null],
  ])('%s', (_, head, kind) => {
    expect(pictureKind(head)).toBe(kind);
  });

  test('no text is a picture, unless it begins like an SVG', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(pictureKind(bytes(`x${text}`))).toBeNull();
      }),
    );
  });
});

describe('what is wrong with a file', () => {
  test.each([
    [null, png, 'No file provided'],
    [{ type: 'image/png', size: 5 * MB }, png, null],
    [{ type: 'image/png', size: 5 * MB + 1 }, png, tooLarge],
    [{ type: 'image/jpg', size: 1 }, bytes(0xff, 0xd8, 0xff), null],
    // Some browsers cannot tell the type of a file.
    [{ type: '', size: 1 }, png, null],
    [{ type: 'image/png', size: 1 }, bytes('just text'), wrongType],
    [{ type: 'image/gif', size: 1 }, png, wrongType],
    [{ type: 'text/plain', size: 9 * MB }, bytes('just text'), wrongType],
  ])('%j: case %#', (file, head, problem) => {
    expect(imageProblem(file, head)).toBe(problem);
  });
});

describe('how large a picture is kept', () => {
  test.each([
    [
      { width: 4000, height: 3000 },
      { width: 400, height: 300 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 300, height: 400 },
    ],
    [
      { width: 400, height: 400 },
      { width: 400, height: 400 },
    ],
    [
      { width: 20, height: 10 },
      { width: 20, height: 10 },
    ],
    [
      { width: 9000, height: 2 },
      { width: 400, height: 1 },
    ],
  ])('%j', (size, expected) => {
    expect(fitWithin(size, imageSizes.logo.most)).toEqual(expected);
  });

  test('it fits, never grows, and keeps its shape to the pixel', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, fc.constantFrom(400, 800, 1600), (width, height, most) => {
        const fit = fitWithin({ width, height }, most);
        expect(Math.max(fit.width, fit.height)).toBe(Math.min(most, Math.max(width, height)));
        expect(Math.min(fit.width, fit.height)).toBeGreaterThanOrEqual(1);
        const [long, short] = width > height ? [fit.width, fit.height] : [fit.height, fit.width];
        const exact = (long * Math.min(width, height)) / Math.max(width, height);
        expect(Math.abs(short - Math.max(1, exact))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

test('a picture lies in a folder named after what it is about, under a name of its own', () => {
  expect(imagePath('logo', 'Texas A&M University', false, 'u1')).toBe(
    'images/logo/texas-a-m-university/u1.jpg',
  );
  expect(imagePath('bracket', 'bracket-aB3', true, 'u2')).toBe('images/bracket/bracket-ab3/u2.svg');
  expect(imagePath('branding', ' ', false, 'u3')).toBe('images/branding/unnamed/u3.jpg');
});

describe('recent uploads', () => {
  const recent = (n: number) => ({ url: `https://files.example/${n}.jpg`, name: `${n}.png` });

  test('the last ten stand there, newest first, each once', () => {
    const twelve = Array.from({ length: 12 }, (_, n) => n).reduce<ReturnType<typeof recent>[]>(
      (list, n) => withRecentImage(list, recent(n)),
      [],
    );
    expect(twelve.map(({ name }) => name)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `${n}.png`));
    expect(withRecentImage(twelve, recent(5)).slice(0, 3)).toEqual([recent(5), recent(11), recent(10)]);
  });

  test('whatever the browser kept is read without fail', () => {
    expect(readRecentImages([recent(1), null, 7, { url: 'javascript:alert(1)' }, { url: '' }])).toEqual([
      recent(1),
    ]);
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(readRecentImages(data).length).toBeLessThanOrEqual(10);
      }),
    );
  });
});
