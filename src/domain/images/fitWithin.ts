export type Size = { width: number; height: number };

/**
 * A picture's size scaled down to fit a square of `most` pixels: same shape, whole pixels, never larger than
 * it was.
 */
export function fitWithin({ width, height }: Size, most: number): Size {
  const scale = Math.min(1, most / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}
