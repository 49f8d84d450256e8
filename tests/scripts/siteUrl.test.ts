import { expect, test } from 'vitest';
import { siteUrl } from '../../scripts/siteUrl.ts';
import { UserError } from '../../scripts/userError.ts';

const project = { VITE_FIREBASE_PROJECT_ID: 'tour' };

test.each([
  ['its own domain', { ...project, VITE_SITE_URL: 'https://tour.example' }, 'https://tour.example'],
  ['with a slash', { ...project, VITE_SITE_URL: 'https://tour.example/' }, 'https://tour.example'],
  ['the address of its Hosting', { ...project, VITE_SITE_URL: '' }, 'https://tour.web.app'],
])('the site is at %s', (_, settings, url) => {
  expect(siteUrl(settings)).toBe(url);
});

test.each([{}, { VITE_FIREBASE_PROJECT_ID: 'demo-tour' }])('a demo is on this machine', (settings) => {
  expect(siteUrl(settings)).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test.each(['tour.example', 'https://tour.example/home', 'https://tour.example?x', 'ftp://tour.example', 'x'])(
  '%s is not the address of a site',
  (VITE_SITE_URL) => {
    expect(() => siteUrl({ VITE_SITE_URL })).toThrow(UserError);
  },
);
