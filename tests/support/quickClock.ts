import { afterAll, vi } from 'vitest';

/** What passes in a thousandth of a second in which no request is on its way, in milliseconds. */
const STEP = 20;

/**
 * Lets timers of the tests of a file run many times as fast, except while the database is asked: waiting
 * costs no time then, and a slow answer isn't late. For what waits before it tries again, as the SDK does
 * with a transaction, and for time limits.
 */
export function quickClock(): void {
  const real = globalThis.fetch;
  let asked = 0;
  globalThis.fetch = async (...request) => {
    asked += 1;
    try {
      return await real(...request);
    } finally {
      asked -= 1;
    }
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ticking = setInterval(() => {
    if (asked === 0) vi.advanceTimersByTime(STEP);
  }, 1);
  afterAll(() => {
    clearInterval(ticking);
    vi.useRealTimers();
    globalThis.fetch = real;
  });
}
