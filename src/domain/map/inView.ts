import type { Size } from './frame.ts';
import { isInSight } from './frame.ts';
import type { MapCollege } from './mapCollege.ts';
import type { MapMarker } from './mapMarkers.ts';
import { byMiles } from './miles.ts';
import { byShare } from './share.ts';
import { middle, seenAt, type View } from './view.ts';

/**
 * The orders of a list that follows the map: by name, most reached first, nearest to the middle of the map or
 * to a chosen college.
 */
export const listOrders = ['name', 'status', 'middle', 'near'] as const;
export type ListOrder = (typeof listOrders)[number];

/** A part of the map: the view, and the frame's size; null when it isn't known yet. */
export type Seen = { view: View; size: Size | null };

/** Returns the markers in the visible part of the map; all of them while its size is unknown. */
export function markersInView(markers: readonly MapMarker[], { view, size }: Seen): readonly MapMarker[] {
  return size ? markers.filter(({ at }) => isInSight(seenAt(at, view), size)) : markers;
}

/** Returns the markers in order; those of one share are by the college's name. `from`: the chosen college. */
export function inOrder(
  markers: readonly MapMarker[],
  order: ListOrder,
  view: View,
  from?: MapCollege,
): MapMarker[] {
  const byName = () => markers.toSorted((one, other) => names.compare(one.college.name, other.college.name));
  if (order === 'near' && from) return byMiles(byName(), ({ college }) => college, from);
  if (order === 'name' || order === 'near') return byName();
  if (order === 'status') return byName().sort((one, other) => byShare(one.college, other.college));
  const away = new Map(markers.map((marker) => [marker, distance(seenAt(marker.at, view))]));
  return markers.toSorted((one, other) => (away.get(one) ?? 0) - (away.get(other) ?? 0));
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function distance({ x, y }: { x: number; y: number }): number {
  return Math.hypot(x - middle.x, y - middle.y);
}
