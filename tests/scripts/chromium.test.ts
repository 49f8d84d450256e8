import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium, findWithCamera, type Places } from '../../scripts/chromium.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(...path: string[]): string {
  const file = join(folder, ...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}
const nowhere = (): Places => ({
  wish: undefined,
  path: join(folder, 'none'),
  playwright: join(folder, 'pw'),
  applications: [],
});

test('there may be none', () => {
  expect(findChromium(nowhere())).toBeNull();
});

test('the one that was asked for comes first', () => {
  const wish = program('mine', 'browser');
  expect(findChromium({ ...nowhere(), playwright: program('pw', 'chrome'), wish })).toBe(wish);
});

test('asking for one that is not there is an error, not a search', () => {
  program('bin', 'chromium');
  const path = join(folder, 'bin');
  expect(() => findChromium({ ...nowhere(), path, wish: join(folder, 'gone') })).toThrow('CHROMIUM_PATH');
});

test('Playwright’s own comes before the one on PATH', () => {
  program('bin', 'chromium');
  const playwright = program('pw', 'chrome');
  expect(findChromium({ ...nowhere(), path: join(folder, 'bin'), playwright })).toBe(playwright);
});

test('Debian’s chromium and Google Chrome are found on PATH', () => {
  const chrome = program('b', 'google-chrome');
  const path = [join(folder, 'a'), join(folder, 'b')].join(delimiter);
  expect(findChromium({ ...nowhere(), path })).toBe(chrome);
  const debian = program('a', 'chromium');
  expect(findChromium({ ...nowhere(), path })).toBe(debian);
});

test('the shell is found first, and not where a camera is needed', () => {
  const path = join(folder, 'bin');
  const shell = program('bin', 'chromium-headless-shell');
  expect(findWithCamera({ ...nowhere(), path })).toBeNull();
  const whole = program('bin', 'chromium');
  expect(findChromium({ ...nowhere(), path })).toBe(shell);
  expect(findWithCamera({ ...nowhere(), path, wish: shell })).toBe(whole);
});

test('a folder of that name and a file that cannot be run do not count', () => {
  mkdirSync(join(folder, 'bin', 'chromium'), { recursive: true });
  chmodSync(program('bin', 'google-chrome'), 0o644);
  expect(findChromium({ ...nowhere(), path: join(folder, 'bin') })).toBeNull();
});
