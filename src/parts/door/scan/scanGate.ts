/** How long a code must have been out of sight before it is read again, in milliseconds. */
const outOfSight = 4000;

/**
 * Returns what decides which of the codes in front of a camera is taken, by a clock in milliseconds: one that
 * stays in sight is taken once, and while a result is held none is.
 */
export function scanGate() {
  const seen = new Map<string, number>();
  let heldUntil = Number.NEGATIVE_INFINITY;
  return {
    takes: (text: string, now: number): boolean => {
      const before = seen.get(text);
      if (before !== undefined && now - before < outOfSight) {
        seen.set(text, now);
        return false;
      }
      // Who is held back is not seen yet, so that nobody is lost.
      if (now < heldUntil) return false;
      seen.set(text, now);
      return true;
    },
    /** Takes no code until then. */
    hold: (until: number): void => {
      heldUntil = until;
    },
  };
}
