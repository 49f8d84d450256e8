import { posix } from 'node:path';
import type { Code } from './code.ts';

/** A room that imports from another. */
export type Arrow = { from: string; to: string };
/** An arrow with its imports, and whether one of them is an `import()`. */
type Drawn = Arrow & { places: string[]; late: boolean };

export type Rooms = { rooms: number; arrows: Drawn[]; pairs: Arrow[]; up: Drawn[] };

/**
 * Draws the rooms of an area, such as `src/admin`: every folder below it, and every file directly in it. An
 * arrow is an import from one room to another, including types and `import()`. A mutual pair is two rooms
 * with arrows both ways. These arrows run back up:
 * - those that must be removed to break all circles. Among the arrows in circles, the first to go is the one
 *   that leaves the fewest others in circles; then the one with fewer imports; then by name;
 * - those from a room that several others import into the room of a screen. A screen's room is one that a
 *   file directly in the area loads by `import()`.
 */
export function roomsOf(area: string, codes: readonly Code[]): Rooms {
  const arrows = drawn(area, codes);
  const cut = feedback(arrows);
  const shared = (room: string, but: string) =>
    arrows.filter(({ from, to }) => to === room && from !== but).length > 1;
  const screens = new Set(arrows.filter(({ from, late }) => late && isFile(from)).map(({ to }) => to));
  const up = arrows.filter(
    (arrow) =>
      cut.includes(arrow) || (!isFile(arrow.from) && screens.has(arrow.to) && shared(arrow.from, arrow.to)),
  );
  const names = new Set(codes.flatMap(({ path }) => roomOf(area, path) ?? []));
  return { rooms: names.size, arrows, pairs: pairsOf(arrows), up };
}

/** Returns the arrows to remove so that there are no circles. */
export function feedback<A extends Arrow & { places: readonly string[] }>(arrows: readonly A[]): A[] {
  let left = [...arrows];
  const cut: A[] = [];
  for (;;) {
    left = circling(left);
    const ranked = left.map((arrow) => ({
      arrow,
      rest: circling(left.filter((other) => other !== arrow)).length,
    }));
    ranked.sort(
      (a, b) =>
        a.rest - b.rest ||
        a.arrow.places.length - b.arrow.places.length ||
        `${a.arrow.from} ${a.arrow.to}`.localeCompare(`${b.arrow.from} ${b.arrow.to}`),
    );
    const [first] = ranked;
    if (!first) return cut;
    cut.push(first.arrow);
    left = left.filter((arrow) => arrow !== first.arrow);
  }
}

/** Returns the arrows whose two ends reach each other. */
export function circling<A extends Arrow>(arrows: readonly A[]): A[] {
  const next = new Map<string, A[]>();
  for (const arrow of arrows) next.set(arrow.from, [...(next.get(arrow.from) ?? []), arrow]);
  const reached = new Map([...next.keys()].map((from) => [from, reachable(from, next)]));
  return arrows.filter(({ from, to }) => reached.get(to)?.has(from));
}

function reachable(start: string, next: Map<string, Arrow[]>): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop())
    for (const { to } of next.get(room) ?? [])
      if (!reached.has(to)) {
        reached.add(to);
        waiting.push(to);
      }
  return reached;
}

function drawn(area: string, codes: readonly Code[]): Drawn[] {
  const arrows = new Map<string, Drawn>();
  for (const { path, imports } of codes)
    for (const { to: target, late } of imports) {
      const [from, to] = [roomOf(area, path), roomOf(area, target)];
      if (from === null || to === null || from === to) continue;
      const arrow = arrows.get(`${from} ${to}`) ?? { from, to, places: [], late: false };
      arrow.places.push(`${path} -> ${posix.basename(target)}`);
      arrow.late ||= late;
      arrows.set(`${from} ${to}`, arrow);
    }
  return [...arrows.values()];
}

function pairsOf(arrows: readonly Arrow[]): Arrow[] {
  return arrows.filter(
    ({ from, to }) => from < to && arrows.some((other) => other.from === to && other.to === from),
  );
}

/** Returns the room of a path below the area: the folder, or the file itself when it lies directly in it. */
function roomOf(area: string, path: string): string | null {
  if (!path.startsWith(`${area}/`)) return null;
  const rest = path.slice(area.length + 1);
  return rest.includes('/') ? posix.dirname(rest) : rest;
}

const isFile = (room: string) => room.includes('.');
