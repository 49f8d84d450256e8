import type { Place } from './atlas.ts';

/**
 * Removes, smallest first, the points of a line that make a triangle of less than `area` with their neighbors
 * (Visvalingam and Whyatt); the ends stay. Lines that states share are simplified once, so that no gap opens.
 */
export function simplify(line: readonly Place[], area: number): Place[] {
  const kept = [...line];
  // A ring that is one line ends where it begins: it needs at least four points to have an area.
  const least = closes(line) ? 4 : 2;
  while (kept.length > least) {
    const [index, smallest] = flattest(kept);
    if (smallest >= area) break;
    kept.splice(index, 1);
  }
  return kept;
}

function closes(line: readonly Place[]): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
}

function flattest(line: readonly Place[]): [index: number, area: number] {
  let found: [number, number] = [-1, Number.POSITIVE_INFINITY];
  for (let index = 1; index < line.length - 1; index++) {
    const [before, at, after] = [line[index - 1], line[index], line[index + 1]];
    if (!before || !at || !after) continue;
    const area = triangle(before, at, after);
    if (area < found[1]) found = [index, area];
  }
  return found;
}

function triangle([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place): number {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}
