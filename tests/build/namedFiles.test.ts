import { expect, test } from 'vitest';
import { namedFiles } from '../../build/namedFiles.ts';

const named = namedFiles({
  app: '/src/mount.tsx',
  pages: [
    { path: '/', screen: ['/src/site/home/HomePage.tsx'], drawn: true },
    { path: '/admin/*', screen: ['/src/admin/AdminApp.tsx'], drawn: false },
  ],
});
const others = ['assets/Field-a1.js', 'assets/Field-a1.css'];

test('a public page names the styles of an area behind a sign-in, whose own file lists its scripts', () => {
  expect(named('assets/AdminApp-x9.js', others)).toEqual(['assets/Field-a1.css']);
});

test('all files of a public page are named, so that they come together', () => {
  expect(named('assets/HomePage-x9.js', others)).toEqual(others);
});

test('what runs on every page is named nowhere', () => {
  const everywhere = ['assets/app-a1.js', 'assets/index-a1.js', 'assets/app-a1.css'];
  expect(named('assets/HomePage-x9.js', [...everywhere, ...others])).toEqual([
    'assets/app-a1.css',
    ...others,
  ]);
});
