import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { sessionStore } from '../../../src/data/staff/session/sessionStore.ts';
import {
  isEnding,
  isRunning,
  noticeLength,
  readSession,
  sessionFrom,
  sessionLength,
} from '../../../src/domain/session/staffSession.ts';

const login = Date.parse('2026-03-14T19:00:00Z');
const minutes = (count: number) => login + count * 60_000;

describe('a session', () => {
  const session = sessionFrom(login, 'super');

  test('runs for 30 minutes from login', () => {
    expect(session).toEqual({ level: 'super', expiresAt: login + 1_800_000 });
    expect(isRunning(session, login)).toBe(true);
    expect(isRunning(session, minutes(30) - 1)).toBe(true);
    expect(isRunning(session, minutes(30))).toBe(false);
  });

  test('is ending in its last two minutes', () => {
    expect(isEnding(session, minutes(28) - 1)).toBe(false);
    expect(isEnding(session, minutes(28))).toBe(true);
  });

  test('is over when it would last longer than a session can', () => {
    expect(isRunning({ level: 'super', expiresAt: login + sessionLength + 1 }, login)).toBe(false);
    expect(isRunning(session, login - 1)).toBe(false);
  });

  test('is running for exactly its length, whatever the login', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.nat(2 * sessionLength), (start, later) => {
        expect(isRunning(sessionFrom(start, 'regular'), start + later)).toBe(later < sessionLength);
        expect(isEnding(sessionFrom(start, 'regular'), start + later)).toBe(
          later >= sessionLength - noticeLength,
        );
      }),
    );
  });

  test('is read back from what was stored, and from nothing else', () => {
    expect(readSession(JSON.stringify(session))).toEqual(session);
    for (const entry of [
      null,
      '',
      'null',
      '{',
      '{"level":"owner","expiresAt":1}',
      '{"level":"super"}',
      '[]',
    ]) {
      expect(readSession(entry)).toBeNull();
    }
  });
});

/** A browser with as many tabs as one likes, and a clock that moves only when told. */
function browser() {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const clock = { now: login };
  const tab = (ofTab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = storage) => {
    const heard = { expired: vi.fn(), loggedOut: vi.fn(), changed: vi.fn() };
    const store = sessionStore({
      storage: () => ofTab,
      now: () => clock.now,
      onExpired: heard.expired,
      onLoggedOut: heard.loggedOut,
    });
    store.watch(heard.changed);
    return { store, ...heard };
  };
  return { tab, clock };
}

describe('the store of the session', () => {
  test('knows nobody at first, and who signed in until the time is over', () => {
    const { tab, clock } = browser();
    const { store, expired, changed } = tab();
    expect(store.current()).toBeNull();
    store.open(sessionFrom(login, 'regular'));
    const session = store.current();
    expect(session).toEqual({ level: 'regular', expiresAt: minutes(30) });
    clock.now = minutes(29);
    store.check();
    expect(store.current()).toBe(session);
    expect(changed).toHaveBeenCalledTimes(1);
    clock.now = minutes(30);
    store.check();
    store.check();
    expect(store.current()).toBeNull();
    expect(expired).toHaveBeenCalledTimes(1);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  test('finds the session again when the page is loaded afresh, but not an old one', () => {
    const { tab, clock } = browser();
    tab().store.open(sessionFrom(login, 'super'));
    clock.now = minutes(10);
    expect(tab().store.current()).toEqual({ level: 'super', expiresAt: minutes(30) });
    clock.now = minutes(31);
    const late = tab();
    late.store.check();
    expect(late.store.current()).toBeNull();
    expect(late.expired).not.toHaveBeenCalled();
  });

  test('another tab follows a login, another 30 minutes and a logout', () => {
    const { tab, clock } = browser();
    const [one, two] = [tab(), tab()];
    one.store.open(sessionFrom(login, 'super'));
    two.store.check();
    expect(two.store.current()?.expiresAt).toBe(minutes(30));
    clock.now = minutes(29);
    one.store.open(sessionFrom(clock.now, 'super'));
    clock.now = minutes(31);
    two.store.check();
    expect(two.store.current()?.expiresAt).toBe(minutes(59));
    one.store.close();
    two.store.check();
    expect(two.store.current()).toBeNull();
    expect(two.loggedOut).toHaveBeenCalledTimes(1);
    expect(two.expired).not.toHaveBeenCalled();
    expect(one.loggedOut).not.toHaveBeenCalled();
  });

  test('ends at once when the server calls it over, in every tab, and is no logout', () => {
    const { tab } = browser();
    const [one, two] = [tab(), tab()];
    one.store.open(sessionFrom(login, 'super'));
    two.store.check();
    one.store.expire();
    expect(one.store.current()).toBeNull();
    two.store.check();
    expect(two.store.current()).toBeNull();
    expect(two.expired).toHaveBeenCalledOnce();
    expect(two.loggedOut).not.toHaveBeenCalled();
    one.store.expire();
    expect(one.store.current()).toBeNull();
  });

  test('can be left to the next page without a word to this one', () => {
    const { tab } = browser();
    const { store, changed } = tab();
    store.leave(sessionFrom(login, 'regular'));
    expect(store.current()).toBeNull();
    expect(changed).not.toHaveBeenCalled();
    expect(tab().store.current()?.level).toBe('regular');
    // The clock goes on until the page is gone, and must not find what was left to the next page.
    store.check();
    expect(store.current()).toBeNull();
    expect(changed).not.toHaveBeenCalled();
  });

  test('lasts as long as the page where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    for (const getItem of [refuse, () => null]) {
      const { store, loggedOut } = browser().tab({ getItem, setItem: refuse, removeItem: refuse });
      store.open(sessionFrom(login, 'super'));
      store.check();
      expect(store.current()?.level).toBe('super');
      store.close();
      expect(store.current()).toBeNull();
      expect(loggedOut).not.toHaveBeenCalled();
    }
  });
});
