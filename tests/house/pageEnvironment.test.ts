import { expect, test } from 'vitest';
import page from '../support/pageEnvironment.ts';

test("a page's global stands before one that Node has too", async () => {
  const program = { localStorage: undefined, navigator: { name: 'Node' }, setTimeout, URL };
  const global: Record<string, unknown> = { ...program };
  const { teardown } = await page.setup(global, {});
  expect(global.localStorage).toHaveProperty('setItem');
  expect(global.navigator).not.toBe(program.navigator);
  expect(global.setTimeout).toBe(setTimeout);
  await teardown(global);
  expect(global).toEqual(program);
});
