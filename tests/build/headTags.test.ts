import { expect, test } from 'vitest';
import { escapedHtml, plainText } from '../../build/escapedHtml.ts';
import { type Head, headTags, withHead } from '../../build/headTags.ts';
import { robots, sitemap, withPages } from '../../build/sitemap.ts';

const head: Head = {
  title: 'FAQ',
  description: 'Short answers.',
  url: 'https://tour.example/faq',
  picture: { url: 'https://tour.example/link-picture.jpg', alt: 'A table' },
  siteName: 'The Tour',
};

test('a page tells its address, its words and its picture, each once', () => {
  expect(headTags(head)).toEqual([
    '<link rel="canonical" href="https://tour.example/faq" />',
    '<meta name="description" content="Short answers." />',
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="The Tour" />',
    '<meta property="og:locale" content="en_US" />',
    '<meta property="og:title" content="FAQ" />',
    '<meta property="og:description" content="Short answers." />',
    '<meta property="og:url" content="https://tour.example/faq" />',
    '<meta property="og:image" content="https://tour.example/link-picture.jpg" />',
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta property="og:image:alt" content="A table" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    '<meta name="twitter:title" content="FAQ" />',
    '<meta name="twitter:description" content="Short answers." />',
    '<meta name="twitter:image" content="https://tour.example/link-picture.jpg" />',
    '<meta name="twitter:image:alt" content="A table" />',
  ]);
});

test('a file of several addresses names none', () => {
  const tags = headTags({ ...head, url: null }).join('\n');
  expect(tags).not.toContain('canonical');
  expect(tags).not.toContain('og:url');
});

const page =
  '<html><head>\n<title>Old</title>\n<meta\n name="description"\n content="old"\n/>\n<meta name="theme-color" content="#000" /></head><body><title>not this</title></body></html>';

test('the head replaces the one before, whatever signs it holds', () => {
  const odd = { ...head, title: `"</title><script>alert('$&')</script>`, description: '$1 & <b>' };
  const first = withHead(page, odd);
  expect(first).toContain(
    '<title>&quot;&lt;/title&gt;&lt;script&gt;alert(&#x27;$&amp;&#x27;)&lt;/script&gt; | The Tour</title>',
  );
  expect(first).toContain('<meta name="description" content="$1 &amp; &lt;b&gt;" />');
  expect(first).not.toContain('<script>');
  expect(first).toContain('theme-color');
  const again = withHead(first, head, ['<link rel="next" />']);
  expect(again.match(/rel="canonical"|name="description"|og:image"|twitter:card/g)).toHaveLength(4);
  expect(again).toContain('<title>FAQ | The Tour</title>');
  expect(again).toContain('<link rel="next" />');
  expect(again).toContain('<body><title>not this</title></body>');
});

test('the name of the site is not said twice', () => {
  expect(withHead(page, { ...head, title: 'The Tour' })).toContain('<title>The Tour</title>');
});

test('what is escaped reads as before', () => {
  for (const text of [`<a href="x">'&amp;'</a>`, '&lt;', 'Ann & Bo'])
    expect(plainText(escapedHtml(text))).toBe(text);
});

test('a sitemap grows by pages, with the day of their change where it is known', () => {
  const first = sitemap([{ url: 'https://tour.example/' }]);
  const both = withPages(first, [
    { url: 'https://tour.example/e/a&b', changed: new Date('2026-03-14T19:00:00Z') },
  ]);
  expect(both).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '  <url><loc>https://tour.example/</loc></url>',
      '  <url><loc>https://tour.example/e/a&amp;b</loc><lastmod>2026-03-14T19:00:00.000Z</lastmod></url>',
      '</urlset>',
      '',
    ].join('\n'),
  );
  expect(robots('https://tour.example')).toContain('\nSitemap: https://tour.example/sitemap.xml\n');
});
