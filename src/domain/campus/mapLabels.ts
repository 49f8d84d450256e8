/** A rectangle on the screen, in pixels. */
export type Box = { left: number; top: number; width: number; height: number };

/** A label that may stand at any of several boxes, the first choice first. */
export type LabelWish<Spot> = { id: string; spots: readonly { spot: Spot; box: Box }[] };

/**
 * Returns where labels stand without covering each other or `taken`. First come, first served; the rest is
 * left out.
 */
export function spreadLabels<Spot>(
  wishes: readonly LabelWish<Spot>[],
  taken: readonly Box[],
): Map<string, { spot: Spot; box: Box }> {
  const full = [...taken];
  const found = new Map<string, { spot: Spot; box: Box }>();
  for (const { id, spots } of wishes) {
    const free = spots.find(({ box }) => !full.some((other) => overlap(box, other)));
    if (!free) continue;
    full.push(free.box);
    found.set(id, free);
  }
  return found;
}

/** Whether two boxes share more than an edge. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

const lineHeight = 16;
const widest = 144;

/** Returns a size in which a label fits in any usual font: long names wrap into several lines. */
export function labelSize(text: string): { width: number; height: number } {
  const letters = [...text].reduce((sum, letter) => sum + (/[\u0370-\u03ff]/.test(letter) ? 10.5 : 8.4), 0);
  const width = Math.ceil(letters) + 8;
  if (width <= widest) return { width, height: lineHeight };
  return { width: widest, height: lineHeight * Math.ceil(letters / (widest - 40)) };
}

/** The sides of a marker on which its label may stand. */
export type Side = 'below' | 'right' | 'left' | 'above';

/** The box of a marker whose tip is at a place: its picture, and what a finger hits. */
export function markerBox({ x, y }: { x: number; y: number }, size = 28): Box {
  return { left: x - size / 2, top: y - size * 0.9, width: size, height: size };
}

/** Returns the boxes beside a marker in which its label may stand. */
export function labelSpots(at: { x: number; y: number }, text: string, markerSize = 28) {
  const { width, height } = labelSize(text);
  const marker = markerBox(at, markerSize);
  const middle = { left: at.x - width / 2, top: marker.top + (marker.height - height) / 2 };
  const boxes: Record<Side, Box> = {
    below: { left: middle.left, top: marker.top + marker.height, width, height },
    right: { left: marker.left + marker.width, top: middle.top, width, height },
    left: { left: marker.left - width, top: middle.top, width, height },
    above: { left: middle.left, top: marker.top - height, width, height },
  };
  return (['below', 'right', 'left', 'above'] as const).map((spot) => ({ spot, box: boxes[spot] }));
}
