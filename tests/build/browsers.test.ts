import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../../build/browsers.ts';

const titles: Record<string, string> = {
  safari: 'Safari',
  ios: 'iOS',
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
};
const oldest = oldestBrowsers.map((target) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  return { title: titles[name] ?? '', version };
});
const readme = readFileSync('README.md', 'utf8');

test.each(oldest)('$title $version is in the README', ({ title, version }) => {
  expect(readme).toMatch(new RegExp(`^\\| [^|]*${title}[^|]* \\| ${version} \\|`, 'm'));
});
