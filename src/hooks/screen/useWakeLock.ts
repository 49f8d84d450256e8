import { useEffect } from 'react';

/**
 * Keeps the screen on while `on` is true and the page is visible. It does nothing in browsers that can't, or
 * that refuse to because the battery is low.
 */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    // Older browsers don't have it, although the types say so.
    const lock: WakeLock | undefined = on ? navigator.wakeLock : undefined;
    if (!lock) return;
    let stopped = false;
    let held: WakeLockSentinel | null = null;
    const hold = async () => {
      // The browser releases it whenever the page is hidden.
      if (document.visibilityState !== 'visible' || (held && !held.released)) return;
      const next = await lock.request('screen').catch(() => null);
      if (stopped) await next?.release();
      else held = next;
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      stopped = true;
      document.removeEventListener('visibilitychange', hold);
      void held?.release();
    };
  }, [on]);
}
