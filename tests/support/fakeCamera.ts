import { writeFileSync } from 'node:fs';
import { encode } from 'uqr';

/** A picture in shades of gray, a byte a pixel. */
export type Gray = { width: number; height: number; luma: Uint8Array };

const [small, low] = [320, 240];
/** Frames a second. */
const rate = 10;

/** Returns a picture of a code as a phone shows it, in the middle of something dark; 320 by 240 pixels. */
export function pictureOf(text: string, larger = 1): Gray {
  const [width, height] = [small * larger, low * larger];
  const luma = new Uint8Array(width * height).fill(60);
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const module = Math.floor((200 * larger) / size);
  const [left, top] = [width, height].map((side) => Math.floor((side - size * module) / 2));
  for (let y = 0; y < size * module; y++)
    for (let x = 0; x < size * module; x++) {
      const dark = data[Math.floor(y / module)]?.[Math.floor(x / module)];
      luma[((top ?? 0) + y) * width + (left ?? 0) + x] = dark ? 20 : 230;
    }
  return { width, height, luma };
}

/**
 * Writes a video for Chromium's fake camera, which plays it again and again: each code for so many seconds,
 * and a moment of nothing after it.
 */
export function writeVideo(path: string, codes: readonly string[], seconds: number): void {
  const nothing = new Uint8Array(small * low).fill(60);
  const colors = Buffer.alloc((small * low) / 2, 128);
  const frame = (luma: Uint8Array) => Buffer.concat([Buffer.from('FRAME\n'), luma, colors]);
  const frames = codes.flatMap((text) => {
    const shown = frame(pictureOf(text).luma);
    return [...Array.from({ length: Math.round(seconds * rate) }, () => shown), frame(nothing)];
  });
  const head = Buffer.from(`YUV4MPEG2 W${small} H${low} F${rate}:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([head, frame(nothing), ...frames]));
}

/** Returns a picture as a canvas gives it. */
export function asPixels({ width, height, luma }: Gray) {
  const data = new Uint8ClampedArray(luma.length * 4);
  for (const [at, shade] of luma.entries()) data.set([shade, shade, shade, 255], at * 4);
  return { width, height, data };
}
