import { expect, test, vi } from 'vitest';
import { createStore } from '../../src/lib/store.ts';

test('whoever watches hears of every change until they stop', () => {
  const store = createStore('a');
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = store.watch(first);
  store.watch(second);
  store.set('b');
  expect(store.get()).toBe('b');
  stop();
  store.set('c');
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledTimes(2);
});
