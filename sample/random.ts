/** A random source that gives the same results for the same seed. */
export type Random = {
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True in `percent` percent of cases. */
  chance(percent: number): boolean;
  /** One of the values. Throws when there is none. */
  pick<T>(values: readonly T[]): T;
  /** `count` different values, or all when there are fewer. */
  some<T>(values: readonly T[], count: number): T[];
};

/** Returns a random source for the seed (mulberry32: small, and good enough for sample data). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(values: readonly T[]): T => {
    const [value] = values.slice(whole(0, values.length - 1));
    if (value === undefined) throw new Error('There is nothing to pick from.');
    return value;
  };
  const some = <T>(values: readonly T[], count: number): T[] => {
    const left = [...values];
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(whole(0, left.length - 1), 1),
    ).flat();
  };
  return { whole, chance: (percent) => whole(1, 100) <= percent, pick, some };
}

/** Returns a random source made of a text, such as an event's id, and of nothing else. */
export function randomOf(text: string): Random {
  return randomFrom([...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 11));
}
