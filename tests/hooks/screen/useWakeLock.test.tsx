import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWakeLock } from '../../../src/hooks/screen/useWakeLock.ts';

/** A browser that lends its wake lock, or refuses it. */
function browser() {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const state = { lends: true };
  const request = vi.fn(async () => {
    if (!state.lends) throw new DOMException('', 'NotAllowedError');
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  });
  vi.stubGlobal('navigator', { wakeLock: { request } });
  return { locks, state, request };
}

const settled = () => act(async () => {});

afterEach(() => vi.unstubAllGlobals());

test('the screen stays on until the page no longer needs it', async () => {
  const { locks } = browser();
  const { unmount } = renderHook(() => useWakeLock(true));
  await settled();
  expect(locks.map(({ released }) => released)).toEqual([false]);
  unmount();
  await settled();
  expect(locks.map(({ released }) => released)).toEqual([true]);
});

test('a browser that refuses until the page is pressed is asked at the press, and no more', async () => {
  const { locks, state, request } = browser();
  state.lends = false;
  renderHook(() => useWakeLock(true));
  await settled();
  state.lends = true;
  fireEvent.click(document.body);
  fireEvent.click(document.body);
  await settled();
  fireEvent.click(document.body);
  await settled();
  expect(locks).toHaveLength(1);
  expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that comes when the page no longer needs it is given back', async () => {
  const { locks } = browser();
  const { unmount } = renderHook(() => useWakeLock(true));
  unmount();
  await settled();
  expect(locks.map(({ released }) => released)).toEqual([true]);
});

test('where there is none, or it is not wanted, nothing happens', async () => {
  vi.stubGlobal('navigator', {});
  renderHook(() => useWakeLock(true));
  const { request } = browser();
  renderHook(() => useWakeLock(false));
  await settled();
  expect(request).not.toHaveBeenCalled();
});
