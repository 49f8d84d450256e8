import type { PlacedFraternity } from '../../../data/staff/fraternities.ts';
import { listFields } from '../../../domain/outreach/listFields.ts';
import { chapterKey } from '../chapterKey.ts';

/**
 * Returns the first chapter after `key` in an order that is still shown, null when none is. `order` are the
 * keys as they were when the chapter was opened, since it may have left the list.
 */
export function nextIn(
  shown: readonly PlacedFraternity[],
  order: readonly string[],
  key: string,
): PlacedFraternity | null {
  const left = new Map(shown.map((chapter) => [chapterKey(chapter), chapter]));
  const after = order.slice(order.indexOf(key) + 1);
  return after.map((one) => left.get(one)).find((chapter) => chapter !== undefined) ?? null;
}

/** Returns the chapters in two parts: those with a way to reach them, and those to find out about. */
export function byReach(items: readonly PlacedFraternity[]): {
  reachable: readonly PlacedFraternity[];
  unknown: readonly PlacedFraternity[];
} {
  const can = (item: PlacedFraternity) => listFields(item).reachable;
  return { reachable: items.filter(can), unknown: items.filter((item) => !can(item)) };
}
