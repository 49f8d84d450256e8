import { useMemo } from 'react';

/** Times in milliseconds: two presses on one spot as fast as `pause` are one trembling finger. */
export const pause = 500;
/** As long as this after the rows have moved, a finger was aiming at what stood there before. */
const settling = 300;
/** How far a finger trembles, in CSS pixels: less than from one row to the next. */
const reach = 40;

/** Where and when a row was pressed; from the keyboard always at the same spot. */
export type Press = { timeStamp: number; clientX: number; clientY: number };

/**
 * Tells presses that are meant from a second touch of a trembling finger, for a whole list: a row may leave after the
 * first press, and then another one lies under the finger. Call `moved` when rows have moved by themselves.
 */
export function useSteadyPress(): { isMeant: (press: Press) => boolean; moved: () => void } {
  return useMemo(() => {
    let last: Press | null = null;
    let movedAt = Number.NEGATIVE_INFINITY;
    return {
      isMeant: ({ timeStamp, clientX, clientY }) => {
        if (timeStamp - movedAt < settling) return false;
        const again =
          last &&
          timeStamp - last.timeStamp < pause &&
          Math.hypot(clientX - last.clientX, clientY - last.clientY) < reach;
        if (again) return false;
        last = { timeStamp, clientX, clientY };
        return true;
      },
      moved: () => {
        movedAt = performance.now();
      },
    };
  }, []);
}
