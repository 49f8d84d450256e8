import { afterEach, expect, test, vi } from 'vitest';
import { stored } from '../../src/lib/stored.ts';

/** A browser's storage that takes entries, is full, or refuses every access. */
function storage(state: { now: 'works' | 'full' | 'refused' }) {
  const kept = new Map<string, string>();
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => (state.now === 'full' ? refuse() : void kept.set(key, text)),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(area, {
      get: (target, name) => (state.now === 'refused' ? refuse() : Reflect.get(target, name)),
    }),
  );
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

test('an entry is stored as JSON, and unreadable ones count as missing', () => {
  const kept = storage({ now: 'works' });
  const entry = stored('localStorage', 'works', Number);
  expect(entry.get()).toBeNull();
  entry.set(3);
  expect(kept.get('works')).toBe('3');
  expect(entry.get()).toBe(3);
  kept.set('works', 'three');
  expect(entry.get()).toBeNull();
});

test.each(['full', 'refused'] as const)('in storage that is %s it lives as long as the page', (now) => {
  storage({ now });
  const entry = stored('localStorage', `entry-${now}`, String);
  expect(entry.get()).toBeNull();
  entry.set('typed');
  // Another part of the page reads the same entry.
  expect(stored('localStorage', `entry-${now}`, String).get()).toBe('typed');
  entry.clear();
  expect(entry.get()).toBeNull();
});

test('what storage takes again replaces what the page kept', () => {
  const state: { now: 'works' | 'full' } = { now: 'full' };
  const kept = storage(state);
  const entry = stored('localStorage', 'again', String);
  entry.set('first');
  state.now = 'works';
  entry.set('second');
  expect(kept.get('again')).toBe('"second"');
  kept.set('again', '"of another tab"');
  expect(entry.get()).toBe('of another tab');
});
