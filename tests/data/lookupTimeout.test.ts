import { afterEach, expect, test, vi } from 'vitest';
import { limitAccountLookup } from '../../src/data/lookupTimeout.ts';

const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const signIn = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';

const real = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = real;
});

function watchedFetch() {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response());
  globalThis.fetch = fetch;
  return fetch;
}

test('only the question who is signed in is given up', async () => {
  const fetch = watchedFetch();
  limitAccountLookup();
  await globalThis.fetch(lookup, { method: 'POST' });
  await globalThis.fetch(signIn, { method: 'POST' });
  const [asked, signedIn] = fetch.mock.calls.map(([, init]) => init);
  expect(asked).toMatchObject({ method: 'POST', signal: expect.any(AbortSignal) });
  expect(signedIn).toEqual({ method: 'POST' });
});

test('afterwards the browser fetches as it did', () => {
  const fetch = watchedFetch();
  limitAccountLookup()();
  expect(globalThis.fetch).toBe(fetch);
});
