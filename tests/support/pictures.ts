import type { Page } from '@playwright/test';

/** A file as it is given to an input. */
export type PictureFile = { name: string; mimeType: string; buffer: Buffer };

/**
 * The facts about a stored picture: its media type, its size, and the colors at the named places, as
 * '#rrggbb'.
 */
export type SeenPicture = { type: string; width: number; height: number; colors: string[] };

type Drawing = { width: number; height: number; type: 'image/png' | 'image/jpeg' | 'image/webp' };

/**
 * Draws a picture in the browser, red on its left half and transparent on its right half, which JPEG turns
 * black.
 */
export async function drawnPicture(page: Page, name: string, drawing: Drawing): Promise<PictureFile> {
  const bytes = await page.evaluate(async ({ width, height, type }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#d00000';
    context.fillRect(0, 0, width / 2, height);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer())];
  }, drawing);
  return { name, mimeType: drawing.type, buffer: Buffer.from(bytes) };
}

/** Returns the same file with so many bytes: data after the end of a picture is ignored. */
export function padded(file: PictureFile, bytes: number): PictureFile {
  return { ...file, buffer: Buffer.concat([file.buffer], bytes) };
}

/**
 * Returns the same JPEG as a phone held upright takes it: rotated, with a note to turn it a quarter
 * clockwise.
 */
export function lyingOnItsSide(file: PictureFile): PictureFile {
  const orientation = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, ...orientation, 0, 0, 0, 0];
  const exif = [...Buffer.from('Exif\0\0', 'latin1'), ...tiff];
  const segment = Buffer.from([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  return { ...file, buffer: Buffer.concat([file.buffer.subarray(0, 2), segment, file.buffer.subarray(2)]) };
}

/** Returns an SVG file with the given content. */
export function anSvg(content: string, attributes = ''): PictureFile {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20" ${attributes}>${content}</svg>`;
  return { name: 'crest.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) };
}

/** Fetches a picture and returns its pixels in the middle of the left half and of the right half. */
export function seePicture(page: Page, url: string): Promise<SeenPicture> {
  return page.evaluate(async (address) => {
    const blob = await (await fetch(address)).blob();
    const bitmap = await createImageBitmap(blob);
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const colorAt = (x: number) =>
      `#${[...context.getImageData(Math.floor(x), height >> 1, 1, 1).data.subarray(0, 3)]
        .map((part) => part.toString(16).padStart(2, '0'))
        .join('')}`;
    return { type: blob.type, width, height, colors: [colorAt(width / 4), colorAt((width * 3) / 4)] };
  }, url);
}
