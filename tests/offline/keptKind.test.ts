import { expect, test } from 'vitest';
import { keptKind } from '../../src/offline/keptKind.ts';

const origin = 'https://tour.example';
const ask = (path: string, changes: Partial<Parameters<typeof keptKind>[0]> = {}) =>
  keptKind(
    { method: 'GET', mode: 'no-cors', url: new URL(path, origin).href, range: false, ...changes },
    origin,
  );
const open = (path: string) => ask(path, { mode: 'navigate' });

test('addresses of the site are pages, whatever follows the question mark', () => {
  for (const path of [
    '/',
    '/events/upcoming?sort=title',
    '/e/x1',
    '/e/x1/live/draw',
    '/Betr/map',
    '/admin/events/x1/participants',
  ])
    expect(open(path), path).toBe('page');
});

test('assets and the site’s own pictures are kept', () => {
  for (const path of ['/assets/app-a1B2_c3d.js', '/assets/besley.woff2'])
    expect(ask(path), path).toBe('asset');
  for (const path of [
    '/art/hand.svg',
    '/partners/northline.svg',
    '/tournament-images/default.jpg',
    '/favicon.svg',
    '/icon-180.png',
    '/manifest.webmanifest',
  ])
    expect(ask(path), path).toBe('image');
});

test('everything else is left alone', () => {
  for (const url of [
    'https://firestore.googleapis.com/v1/projects/p/documents:runQuery',
    'https://identitytoolkit.googleapis.com/v1/accounts:lookup',
    'https://firebasestorage.googleapis.com/v0/b/b/o/logo.jpg',
    'https://maps.googleapis.com/assets/main.js',
    'https://www.google-analytics.com/g/collect',
    'https://tour.example.evil.example/assets/app.js',
    'http://tour.example/assets/app.js',
    'data:image/png;base64,AAAA',
  ])
    expect(ask(url), url).toBeNull();
  for (const path of ['/sw.js', '/robots.txt', '/shell.html', '/events/upcoming'])
    expect(ask(path), path).toBeNull();
  for (const path of ['/sw.js', '/robots.txt', '/art/hand.svg', '/__/auth/handler'])
    expect(open(path), path).toBeNull();
});

test('only plain questions: nothing that writes, no part of a file', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
    expect(ask('/assets/app.js', { method }), method).toBeNull();
    expect(ask('/', { method, mode: 'navigate' }), method).toBeNull();
  }
  expect(ask('/tournament-images/clip.jpg', { range: true })).toBeNull();
});
