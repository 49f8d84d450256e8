import type { PaletteItem } from './paletteItems.ts';

/** The lines that the palette shows for a text, and which of them is marked. */
export type Held = { typed: string; items: readonly PaletteItem[]; marked: string };

export const nothingHeld: Held = { typed: '', items: [], marked: '' };

/**
 * Returns the lines in an order that moves no marked one: when an answer comes for the same text, the lines
 * down to the marked one keep their places, also those that it leaves out, and new ones follow below.
 */
export function holdMarked(
  items: readonly PaletteItem[],
  shown: Held,
  typed: string,
): readonly PaletteItem[] {
  const until = shown.items.findIndex(({ key }) => key === shown.marked);
  if (shown.typed !== typed || until < 0) return items;
  const known = new Map(items.map((item) => [item.key, item]));
  const isShown = new Set(shown.items.map(({ key }) => key));
  const isNew = items.some(({ key }) => !isShown.has(key));
  const kept = shown.items
    .filter(({ key }, at) => at <= until || (!isNew && known.has(key)))
    .map((item) => known.get(item.key) ?? item);
  const keys = new Set(kept.map(({ key }) => key));
  const rest = items.filter(({ key }) => !keys.has(key));
  const group = kept.at(-1)?.group;
  return [
    ...kept,
    ...rest.filter((item) => item.group === group),
    ...rest.filter((item) => item.group !== group),
  ];
}
