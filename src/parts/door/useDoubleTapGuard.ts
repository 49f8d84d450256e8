import { useMemo } from 'react';

/** Two presses on one spot within this time, in milliseconds, count as one press by a trembling finger. */
export const doubleTapTime = 500;
/** How long after the rows have moved a press is taken as aimed at the previous row, in milliseconds. */
const settling = 300;
/** How far apart such presses can be, in CSS pixels: less than from one row to the next. */
const reach = 40;

/** When and where a row was pressed, in CSS pixels of the window. */
export type Press = { timeStamp: number; clientX: number; clientY: number };

/**
 * Ignores the second touch of a trembling finger, one guard for the whole list. Call `rowsMoved` when rows
 * moved; a press on `still` always counts.
 */
export function useDoubleTapGuard(): {
  accepts: (press: Press, still?: boolean) => boolean;
  rowsMoved: () => void;
} {
  return useMemo(() => {
    let last: Press | null = null;
    let movedAt = Number.NEGATIVE_INFINITY;
    return {
      accepts: ({ timeStamp, clientX, clientY }, still = false) => {
        if (!still && timeStamp - movedAt < settling) return false;
        const again =
          last &&
          timeStamp - last.timeStamp < doubleTapTime &&
          Math.hypot(clientX - last.clientX, clientY - last.clientY) < reach;
        if (again) return false;
        last = { timeStamp, clientX, clientY };
        return true;
      },
      rowsMoved: () => {
        movedAt = performance.now();
      },
    };
  }, []);
}
