export type Size = { width: number; height: number };

/**
 * A picture's size scaled down to fit a square of `limit` pixels: same shape, whole pixels, never larger than
 * it was.
 */
export function fitWithin({ width, height }: Size, limit: number): Size {
  const scale = Math.min(1, limit / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}
