import type { Place } from './atlas.ts';

/**
 * Removes, smallest first, the points of a line that make a triangle of less than `area` with their neighbors
 * (Visvalingam and Whyatt); the ends stay. Lines that states share are simplified once, so that no gap opens.
 */
export function simplify(line: readonly Place[], area: number): Place[] {
  const kept = [...line];
  const areas = kept.map((_, index) => triangleAt(kept, index));
  // A ring that is one line ends where it begins: it needs at least four points to have an area.
  const least = closes(line) ? 4 : 2;
  while (kept.length > least) {
    const index = flattest(areas);
    if ((areas[index] ?? area) >= area) break;
    kept.splice(index, 1);
    areas.splice(index, 1);
    // Only the triangles of its neighbors have changed.
    for (const beside of [index - 1, index]) areas[beside] = triangleAt(kept, beside);
  }
  return kept;
}

function closes(line: readonly Place[]): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
}

function flattest(areas: readonly number[]): number {
  let [found, least] = [-1, Number.POSITIVE_INFINITY];
  for (let index = 1; index < areas.length - 1; index++) {
    const size = areas[index] ?? least;
    if (size < least) [found, least] = [index, size];
  }
  return found;
}

function triangleAt(line: readonly Place[], index: number): number {
  const [before, at, after] = [line[index - 1], line[index], line[index + 1]];
  return before && at && after ? triangle(before, at, after) : Number.POSITIVE_INFINITY;
}

function triangle([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place): number {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}
