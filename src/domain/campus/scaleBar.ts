const feet = 0.3048;
const mile = 1609.344;

const lengths: readonly (readonly [string, number])[] = [
  ...[10, 20, 50, 100, 200, 500, 1000].map(
    (count) => [`${count.toLocaleString('en-US')} ft`, count * feet] as const,
  ),
  ['¼ mile', mile / 4],
  ['½ mile', mile / 2],
  ...[1, 2, 5].map((count) => [count === 1 ? '1 mile' : `${count} miles`, count * mile] as const),
];

/** Returns the longest round distance in feet or miles that takes at most `most` pixels. */
export function scaleBar(metersPerPixel: number, most: number): { label: string; pixels: number } {
  const fitting = lengths.filter(([, meters]) => meters / metersPerPixel <= most);
  const [label, meters] = fitting.at(-1) ?? lengths[0] ?? ['', 0];
  return { label, pixels: meters / metersPerPixel };
}
