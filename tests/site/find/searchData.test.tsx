import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What was asked for from a day on. */
const asked: string[] = [];
const note = (body: BodyInit | null | undefined) => {
  if (String(body).includes('GREATER_THAN_OR_EQUAL')) asked.push('coming');
};

beforeEach(() => {
  asked.length = 0;
  vi.resetModules();
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    note(body);
    return Response.json([{ readTime: '2026-03-01T00:00:00Z' }]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

async function begun(address: string, kind?: string, id?: string) {
  history.replaceState(null, '', address);
  const { searchData } = await import('../../../src/site/find/searchData.ts');
  return searchData(kind, id);
}

test('the events to come are asked for at once, and once for page and suggestions', async () => {
  const { coming } = await begun('/find');
  await vi.waitFor(() => expect(coming().now().status).toBe('ready'));
  expect(asked).toEqual(['coming']);
  const { comingEvents } = await import('../../../src/site/search/comingEvents.ts');
  expect(comingEvents()).toBe(coming());
  await begun('/find');
  expect(asked).toEqual(['coming']);
});

test('they are not asked for where a text or a group is looked up', async () => {
  await begun('/find?q=purdue');
  await begun('/find/state/TX', 'state', 'TX');
  expect(asked).toEqual([]);
});

test('what failed is asked for again', async () => {
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    note(body);
    throw new TypeError('no network');
  });
  const { coming } = await begun('/find');
  await vi.waitFor(() => expect(coming().now().status).toBe('failed'));
  const before = asked.length;
  await begun('/find');
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before));
});
