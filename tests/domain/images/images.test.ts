import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitWithin } from '../../../src/domain/images/fitWithin.ts';
import { isHarmlessSvg } from '../../../src/domain/images/harmlessSvg.ts';
import { imageProblem } from '../../../src/domain/images/imageProblem.ts';
import { imagePath } from '../../../src/domain/images/imageUpload.ts';
import { imageSizes } from '../../../src/domain/images/imageUse.ts';
import { pictureKind } from '../../../src/domain/images/pictureKind.ts';
import { readRecentImages, withRecentImage } from '../../../src/domain/images/recentImages.ts';

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

describe('an SVG', () => {
  const svg = (content: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
  const harmless = (text: string) => isHarmlessSvg(bytes(text));

  test.each([
    ['a drawing', svg('<path d="M0 0L9 9" style="fill:url(#a)"/><text>Round 1 &amp; 2</text>')],
    [
      'all that may come before',
      `\u{feff}<?xml version="1.0" encoding="UTF-8"?><!-- <script> --><!DOCTYPE svg PUBLIC "a" 'b'>${svg('')}`,
    ],
    [
      'namespaces by entity, as drawing programs write them',
      `<!DOCTYPE svg [ <!ENTITY ns "http://ns.example/1"> ]>${svg('<g/>', 'xmlns:i="&ns;"')}`,
    ],
    ['a style sheet with signs of its own', svg('<style><![CDATA[ a > b { fill: red } <script> ]]></style>')],
    ['a photo inside', svg('<image href="data:image/png;base64,AAAA"/>')],
    ['words about scripts', svg('<desc>javascript: onload=</desc>')],
  ])('is harmless with %s', (_, text) => {
    expect(harmless(text)).toBe(true);
  });

  test.each([
    ['a script', svg('<script>1</script>')],
    ['a script by another prefix', svg('<s:ScRipt xmlns:s="http://www.w3.org/2000/svg" href="x"/>')],
    ['a handler', svg('', 'onload="alert(1)"')],
    ['a handler on a new line', svg("<g\n\tonclick\n=\n'alert(1)'/>")],
    ['an address that runs', svg('<a href="javascript:alert(1)"/>')],
    ['an address in numbers', svg('<a href=" &#x6A;ava&#115;cript&#58;alert(1)"/>')],
    ['an address with a gap', svg('<a href="java\tscript:alert(1)"/>')],
    [
      'an address put together from entities',
      `<!DOCTYPE svg [<!ENTITY a "java"><!ENTITY b "script:x">]>${svg('<a href="&a;&b;"/>')}`,
    ],
    ['markup in an entity', `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg('&a;')}`],
    ['an entity from elsewhere', `<!DOCTYPE svg [<!ENTITY a SYSTEM "https://bad.example/">]>${svg('&a;')}`],
    ['a page inside', svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
    ['a document inside', svg('<use href="data:image/svg+xml;base64,AAAA#a"/>')],
    ['an animated address', svg('<a><animate attributeName="href" values="#;javascript:alert(1)"/></a>')],
    ['a style sheet that writes', `<?xml-stylesheet href="x.xsl" type="text/xsl"?>${svg('')}`],
    ['a script behind a comment', svg('<!-- a --><script/><!-- b -->')],
    ['a script behind an odd quote', svg('<g title=">"/><script/>')],
    [
      'a script behind a notation',
      `<!DOCTYPE svg [<!NOTATION n SYSTEM "]><!--">]>${svg('<script/>')}<!-- -->`,
    ],
    ['a script behind an instruction', `<!DOCTYPE svg [<?n ]><!-- ?>]>${svg('<script/>')}<!-- -->`],
    [
      'an entity declared twice',
      `<!DOCTYPE svg [<!ENTITY a "javascript:x"><!ENTITY a "#">]>${svg('<a href="&a;"/>')}`,
    ],
    ['an unfinished tag', '<svg><script'],
    ['letters of another alphabet', `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('')}`],
  ])('is not harmless with %s', (_, text) => {
    expect(harmless(text)).toBe(false);
  });

  test('whose bytes are no UTF-8 is not harmless', () => {
    expect(isHarmlessSvg(bytes(0xff, 0xfe, '<', 0, 's', 0))).toBe(false);
  });

  test('with a script between harmless things is found, whatever they are', () => {
    const piece = fc.constantFrom(
      '<g/>',
      '<!-- " -->',
      "<!-- ' -->",
      '<text>"</text>',
      '<g a="\'"/>',
      "<g a='\"'/>",
      '<![CDATA["]]>',
      ' ',
    );
    const many = fc.array(piece).map((parts) => parts.join(''));
    fc.assert(
      fc.property(many, many, (before, after) => {
        expect(harmless(svg(before + after))).toBe(true);
        expect(harmless(svg(`${before}<script/>${after}`))).toBe(false);
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
