import { cleanup } from '@testing-library/react';
import { deleteApp, getApps } from 'firebase/app';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/*
 * The files of a worker share its page and the libraries; each has the app's modules anew and leaves the page
 * as it found it. Components are unmounted after each test, and a test fails when the console reported an
 * error.
 */
vi.resetModules();
const errors = vi.spyOn(console, 'error').mockImplementation(() => {});

const listened: Parameters<typeof addEventListener>[] = [];
const listen = globalThis.addEventListener;
globalThis.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
  listened.push(listener);
  listen(...listener);
};
const own = [navigator, document].map((object) => ({ object, names: Object.getOwnPropertyNames(object) }));

beforeEach(() => {
  errors.mockClear();
});

afterEach(() => {
  cleanup();
  expect(errors.mock.calls).toEqual([]);
});

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const [type, listener, options] of listened) removeEventListener(type, listener, options);
  globalThis.addEventListener = listen;
  for (const { object, names } of own)
    for (const name of Object.getOwnPropertyNames(object))
      if (!names.includes(name)) Reflect.deleteProperty(object, name);
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
  await Promise.all(getApps().map(deleteApp));
});
