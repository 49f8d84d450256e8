export type Size = { width: number; height: number };

/**
 * Returns a picture's size scaled down to fit a square of `limit` pixels: same shape, whole pixels, never
 * enlarged.
 */
export function fitWithin({ width, height }: Size, limit: number): Size {
  const scale = Math.min(1, limit / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}
