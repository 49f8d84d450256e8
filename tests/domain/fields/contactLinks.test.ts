import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../src/content/brand.ts';
import { callLink, instagramPage, mailLink, textLink } from '../../../src/domain/fields/contactLinks.ts';

/** Texts with halves of surrogate pairs. */
const unpaired = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

describe('links', () => {
  test.each([
    ['(555) 010-0199', 'tel:5550100199'],
    ['+1 555.010.0199 ext. 42', 'tel:+15550100199;ext=42'],
    ['555 0100 x2', 'tel:5550100;ext=2'],
    ['ask for Kim', ''],
    ['12', ''],
    ['', ''],
    ['555;drop', ''],
    ['(+1) 555 010 0199 extension 7', 'tel:+15550100199;ext=7'],
    ['555\u2013010\u20130199 #2', 'tel:5550100199;ext=2'],
    ['988', 'tel:988'],
    // A call forwarding code, two numbers in one field.
    ['*21*5550100%23', ''],
    ['*21*5550100#', ''],
    ['555-010-0199 / 555-010-0200', ''],
    ['5'.repeat(16), ''],
  ])('%j is called by %j', (text, link) => {
    expect(callLink(text)).toBe(link);
    expect(textLink(text)).toBe(link.replace(/^tel:([^;]*).*/, 'sms:$1'));
  });

  test('a mail goes to an address only, and never with more than that', () => {
    expect(mailLink('kim@college.example')).toBe('mailto:kim@college.example');
    expect(mailLink("o'neil+tour&co@x.example")).toBe("mailto:o'neil%2Btour%26co@x.example");
    const none = ['', 'kim', 'a@b.example?bcc=x@y.example', 'a b@c.example', 'a@b&c=d', 'x,evil@b.example'];
    for (const text of [...none, 'a\ud800@b.example', 'a\u0000@b.example']) expect(mailLink(text)).toBe('');
  });

  test('Instagram opens by link or by name', () => {
    expect(instagramPage('https://instagram.example/x', 'y')).toBe('https://instagram.example/x');
    expect(instagramPage('', '@sigma.chi_21')).toBe('https://www.instagram.com/sigma.chi_21/');
    for (const name of ['', 'a/b', 'a b', 'x'.repeat(31), 'javascript:x'])
      expect(instagramPage('', name)).toBe('');
  });

  test('whatever is typed, a link is a link of its kind or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), unpaired), (text) => {
        expect(callLink(text)).toMatch(/^(tel:\+?\d+(;ext=\d+)?)?$/);
        expect(textLink(text)).toMatch(/^(sms:\+?\d+)?$/);
        expect(mailLink(text)).toMatch(/^(mailto:[^?&\s]+)?$/);
        expect(instagramPage('', text)).toMatch(/^(https:\/\/www\.instagram\.com\/[\w.]+\/)?$/);
      }),
    );
  });
});

test('no screen writes a tel: or mailto: of its own around what somebody typed', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/(contactLinks|publicContact|brand)\.ts$/.test(path))
    .map((path) => `src/${path}`);
  expect(sources.filter((path) => /(tel|sms|mailto):\$\{/.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test("our own number and address are called and written as anybody else's", () => {
  expect([brand.phoneLink, brand.emailLink]).toEqual([callLink(brand.phone), mailLink(brand.email)]);
});
