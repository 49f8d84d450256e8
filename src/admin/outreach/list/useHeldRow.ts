import { useRef } from 'react';
import type { PlacedFraternity } from '../../../data/staff/fraternities.ts';
import { chapterKey } from '../chapterKey.ts';

type Held = { key: string; item: PlacedFraternity; place: number };

/**
 * Returns the chapters of a list with the one that is being edited, at its place, even when it has left the
 * list meanwhile: what is typed there must not go away. `key` is '' when none is edited.
 */
export function useHeldRow(items: readonly PlacedFraternity[], key: string): readonly PlacedFraternity[] {
  const held = useRef<Held | null>(null);
  if (key === '') {
    held.current = null;
    return items;
  }
  const place = items.findIndex((item) => chapterKey(item) === key);
  const item = items[place];
  if (item) held.current = { key, item, place };
  const last = held.current;
  if (item || last?.key !== key) return items;
  return items.toSpliced(last.place, 0, last.item);
}
