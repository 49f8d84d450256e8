import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../support/otherSite.ts';

/** The built files that hold a text. */
function filesWith(folder: string, text: string): string[] {
  // Hosting leaves out what begins with a dot.
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.'),
  );
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path, 'utf8').includes(text))
    .map((path) => path.slice(folder.length + 1));
}

test('only settings that the app names reach the built site, and accounts only where people sign in', () => {
  const folder = buildSite('settings', {
    VITE_FIREBASE_PROJECT_ID: 'tour',
    VITE_FIREBASE_API_KEY: 'key-of-the-tour',
    VITE_ADMIN_EMAIL: 'super@accounts.example',
    VITE_STAFF_EMAIL: 'regular@accounts.example',
    VITE_BETR_EMAIL: 'betr@accounts.example',
    VITE_SOMETHING_SECRET: 'decoy-of-the-machine',
  });
  expect(filesWith(folder, 'decoy-of-the-machine')).toEqual([]);
  expect(filesWith(folder, 'key-of-the-tour')).not.toEqual([]);
  const start = [...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/\/(assets\/[^"]+\.js)/g)].map(
    ([, file = '']) => file,
  );
  expect(start.length).toBeGreaterThan(2);
  for (const account of ['super', 'regular', 'betr']) {
    const holders = filesWith(folder, `${account}@accounts.example`);
    expect(holders).toHaveLength(1);
    expect(start).not.toContain(holders[0]);
  }
}, 60_000);
