import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import * as v from 'valibot';

const Entry = v.object({ key: v.string(), pathname: v.string(), search: v.string() });
type Entry = v.InferOutput<typeof Entry>;
/** The entries of the browser's history that this page has shown, and the index of the present one. */
export const Trail = v.object({ entries: v.array(Entry), at: v.number() });
type Trail = v.InferOutput<typeof Trail>;

let trail: Entry[] = [];
let at = -1;

/** Returns the trail, to resume it after a reload. */
export function keptTrail(): Trail {
  return { entries: trail, at };
}

/** Continues the trail of the page before its reload. */
export function resumeTrail(before: Trail): void {
  trail = before.entries;
  at = before.at;
}

/**
 * Keeps track of the entries of the browser's history that this page has shown. Use it in a component that is
 * always rendered.
 */
export function useTrail(): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const entry = { key, pathname, search };
    const known = trail.findIndex((each) => each.key === key);
    if (known >= 0) at = known;
    else if (type === 'PUSH') {
      trail = [...trail.slice(0, at + 1), entry];
      at += 1;
    } else if (type === 'REPLACE' && at >= 0) trail = trail.with(at, entry);
    else {
      trail = [entry];
      at = 0;
    }
  }, [key, pathname, search, type]);
}

/** Returns the pathname of the newest entry, the present one included, that matches `isWanted`. */
export function lastOf(isWanted: (pathname: string) => boolean): string | undefined {
  return trail.slice(0, at + 1).findLast(({ pathname }) => isWanted(pathname))?.pathname;
}

/** Returns how many entries back the nearest one that matches `isWanted` is; 0 when there is none. */
export function stepsBack(isWanted: (entry: Omit<Entry, 'key'>) => boolean): number {
  const found = trail.slice(0, Math.max(at, 0)).findLastIndex(isWanted);
  return found < 0 ? 0 : at - found;
}
