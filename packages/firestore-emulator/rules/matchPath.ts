import type { PatternSegment } from './ast.ts';
import { type Known, SOMETHING } from './evaluation.ts';
import { path } from './values.ts';

/**
 * The path asked for. A null segment is one that is not known yet; at `gap` any number of unknown
 * segments may stand (a collection group).
 */
export type AskedPath = { segments: readonly (string | null)[]; gap: number | null };

/** The pattern of a match block with all its parents, ready to be compared. */
export type Pattern = { segments: readonly PatternSegment[]; rest: number; minimumRest: number };

/** Version 1 wants at least one segment for `{name=**}`, version 2 none. */
export function toPattern(segments: readonly PatternSegment[], version: 1 | 2): Pattern {
  const rest = segments.findIndex((segment) => 'wildcard' in segment && segment.rest);
  return { segments, rest, minimumRest: version === 1 ? 1 : 0 };
}

/** The values of the wildcards in order, or null if the pattern does not match every path asked for. */
export function matchPath(
  { segments: pattern, rest, minimumRest }: Pattern,
  asked: AskedPath,
): Known[] | null {
  const { segments, gap } = asked;
  if (rest === -1) {
    if (gap !== null || pattern.length !== segments.length) return null;
    return matchEach(pattern, segments, []);
  }
  const behind = pattern.length - rest - 1;
  const restEnd = segments.length - behind;
  if (restEnd - rest < minimumRest) return null;
  if (gap !== null && (gap < rest || gap > restEnd)) return null;
  const captures = matchEach(pattern.slice(0, rest), segments.slice(0, rest), []);
  if (captures === null) return null;
  captures.push(restValue(segments.slice(rest, restEnd), gap !== null));
  return matchEach(pattern.slice(rest + 1), segments.slice(restEnd), captures);
}

function matchEach(
  pattern: readonly PatternSegment[],
  segments: readonly (string | null)[],
  captures: Known[],
): Known[] | null {
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? null;
    if ('literal' in expected) {
      if (expected.literal !== segment) return null;
    } else captures.push(segment ?? SOMETHING);
  }
  return captures;
}

function restValue(segments: readonly (string | null)[], open: boolean): Known {
  const known = segments.filter((segment) => segment !== null);
  return open || known.length < segments.length ? SOMETHING : path(known);
}
