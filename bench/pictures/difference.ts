import type { Page } from '@playwright/test';

/** The largest difference of a color, of 255, that still counts as equal. */
const TOLERANCE = 8;

/** The difference of two pictures: the number and share of differing pixels, and a PNG with these in red. */
export type Difference = { pixels: number; share: number; sizes: string; png: Buffer };

/** Returns the difference of two PNGs, or null when they are equal; a browser page decodes them. */
export async function difference(page: Page, before: Buffer, now: Buffer): Promise<Difference | null> {
  if (before.equals(now)) return null;
  const [old, fresh] = [before.toString('base64'), now.toString('base64')];
  const found = await page.evaluate(pixelsThatDiffer, { old, fresh, tolerance: TOLERANCE });
  if (found.pixels === 0) return null;
  const [header = '', data = ''] = found.drawn.split(',');
  if (!header.startsWith('data:image/png')) throw new Error('The difference could not be drawn.');
  return { ...found, share: found.pixels / found.of, png: Buffer.from(data, 'base64') };
}

type Question = { old: string; fresh: string; tolerance: number };

/** Runs in the page. Areas that only one of the pictures has count as different. */
async function pixelsThatDiffer({ old, fresh, tolerance }: Question) {
  const bitmaps = await Promise.all(
    [old, fresh].map(async (text) =>
      createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob()),
    ),
  );
  const width = Math.max(...bitmaps.map((bitmap) => bitmap.width));
  const height = Math.max(...bitmaps.map((bitmap) => bitmap.height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) throw new Error('There is no canvas.');
  const [a, b] = bitmaps.map((bitmap) => {
    drawing.clearRect(0, 0, width, height);
    drawing.drawImage(bitmap, 0, 0);
    return drawing.getImageData(0, 0, width, height).data;
  });
  if (!a || !b) throw new Error('There are not two pictures.');
  const drawn = drawing.createImageData(width, height);
  let pixels = 0;
  for (let at = 0; at < a.length; at += 4) {
    let largest = 0;
    for (let channel = at; channel < at + 4; channel++)
      largest = Math.max(largest, Math.abs((a[channel] ?? 0) - (b[channel] ?? 0)));
    const differs = largest > tolerance;
    if (differs) pixels++;
    for (let channel = 0; channel < 3; channel++)
      drawn.data[at + channel] = differs ? (channel === 0 ? 230 : 0) : 200 + (b[at + channel] ?? 0) / 5;
    drawn.data[at + 3] = 255;
  }
  drawing.putImageData(drawn, 0, 0);
  const sizes = new Set(bitmaps.map((bitmap) => `${bitmap.width}x${bitmap.height}`));
  return {
    pixels,
    of: width * height,
    sizes: sizes.size > 1 ? [...sizes].join(' -> ') : '',
    drawn: canvas.toDataURL('image/png'),
  };
}
