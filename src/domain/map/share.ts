import { type Stage, stageShapes } from '../outreach/stage.ts';
import type { MapCollege } from './mapCollege.ts';

/** How many of a college's fraternities are reached, the most first; 'none': it has no fraternity yet. */
export const shares = ['all', 'some', 'zero', 'none'] as const;
export type Share = (typeof shares)[number];

/** The names of the shares. */
export const shareNames: Record<Share, string> = {
  all: 'All reached',
  some: 'Some reached',
  zero: 'None reached',
  none: 'No fraternity yet',
};

type Counted = Pick<MapCollege, 'reached' | 'fraternities'>;

/** Returns the share of a college. A fraternity is reached when it is in contact or scheduled. */
export function shareOf({ reached, fraternities: { length } }: Counted): Share {
  if (length === 0) return 'none';
  if (reached === 0) return 'zero';
  return reached === length ? 'all' : 'some';
}

/** Returns the share in words: '3 of 14 reached'. */
export function shareWords(college: Counted): string {
  const { reached, fraternities } = college;
  return fraternities.length === 0 ? shareNames.none : `${reached} of ${fraternities.length} reached`;
}

/** What a marker looks like: the color of a stage, its shape, and the slice of it that is reached. */
export type Look = { color: Stage; shape: string; slice: string };

const shapes: Record<Share, { color: Stage; shape: string }> = {
  all: { color: 'scheduled', shape: stageShapes.scheduled },
  some: { color: 'outreached', shape: stageShapes['in contact'] },
  zero: { color: 'need to reach out', shape: stageShapes['need to reach out'] },
  none: { color: 'none', shape: stageShapes.none },
};

/** Returns the look of a college's marker. */
export function lookOf(college: Counted): Look {
  return lookOfShare(shareOf(college), college.reached / college.fraternities.length);
}

/** Returns the look of a share; its slice is '' unless some are reached. */
export function lookOfShare(share: Share, part = 0.3): Look {
  return { ...shapes[share], slice: share === 'some' ? sliceOf(part) : '' };
}

/** Returns a slice of the disc, from the top clockwise, as an SVG path around 0, 0. */
function sliceOf(part: number): string {
  const turn = 2 * Math.PI * part;
  const [x, y] = [7.5 * Math.sin(turn), -7.5 * Math.cos(turn)].map((at) => at.toFixed(1));
  return `M0 0V-7.5A7.5 7.5 0 ${part > 0.5 ? 1 : 0} 1 ${x} ${y}z`;
}

/** Compares colleges by the part that is reached, the most first, those without a fraternity last. */
export function byShare(one: Counted, other: Counted): number {
  return partOf(other) - partOf(one);
}

function partOf({ reached, fraternities: { length } }: Counted): number {
  return length === 0 ? -1 : reached / length;
}

/** Counts the colleges of each share. */
export function shareCounts(colleges: readonly Counted[]): Map<Share, number> {
  const counts = new Map<Share, number>();
  for (const share of colleges.map(shareOf)) counts.set(share, (counts.get(share) ?? 0) + 1);
  return counts;
}
