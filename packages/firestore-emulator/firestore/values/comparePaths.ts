import { compareUtf8 } from './compareUtf8.ts';

const NUMERIC_ID = /^__id(-?\d+)__$/;

/** Orders two paths segment by segment; `__id<number>__` segments come first, by their number. */
export function comparePaths(a: readonly string[], b: readonly string[]): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const x = a[at] ?? '';
    const y = b[at] ?? '';
    if (x !== y) return compareSegments(x, y);
  }
  return a.length - b.length;
}

function compareSegments(a: string, b: string): number {
  const x = numericId(a);
  const y = numericId(b);
  if (x === null && y === null) return compareUtf8(a, b);
  if (x === null) return 1;
  if (y === null) return -1;
  return x < y ? -1 : x > y ? 1 : 0;
}

function numericId(segment: string): bigint | null {
  if (!segment.startsWith('__id')) return null;
  const digits = NUMERIC_ID.exec(segment)?.[1];
  return digits === undefined ? null : BigInt(digits);
}
