import { useEffect } from 'react';

/** Keeps the screen on while `on` and visible, where the browser can. */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    // Older browsers don't have it, although the types say so.
    const lock: WakeLock | undefined = on ? navigator.wakeLock : undefined;
    if (!lock) return;
    const listening = new AbortController();
    const { signal } = listening;
    let asking = false;
    let held: WakeLockSentinel | null = null;
    const hold = async () => {
      // The browser releases it whenever the page is hidden.
      if (document.visibilityState !== 'visible' || asking || (held && !held.released)) return;
      asking = true;
      held = await lock.request('screen').catch(() => null);
      asking = false;
      if (signal.aborted) await held?.release();
    };
    void hold();
    // Safari refuses until the page has been pressed.
    for (const event of ['visibilitychange', 'click']) document.addEventListener(event, hold, { signal });
    return () => {
      listening.abort();
      void held?.release();
    };
  }, [on]);
}
