import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureSize } from '../../build/headTags.ts';
import { eventWords } from '../../src/domain/calendar/linkWords.ts';
import type { TourEvent } from '../../src/domain/events/tourEvent.ts';
import { isSitePath } from '../../src/domain/fields/address.ts';
import { illustration } from '../../src/domain/images/illustration.ts';
import { type PictureWords, pictureOverlay } from './pictureOverlay.ts';
import { pictureBytes } from './pictureSource.ts';

/** A drawn picture. `name` changes with what is on it, so that a chat shows the new one. */
export type DrawnPicture = { name: string; bytes: Buffer };

/** Where pictures come from: the built site's folder, and the folder that keeps those drawn before. */
export type Folders = { site: string; kept: string };

const byteLimit = 120_000;
const pixelLimit = 60_000_000;

/** Returns the picture of an event: its words on its own picture, or on an illustration. */
export async function eventPicture(
  event: TourEvent,
  brand: string,
  { site, kept }: Folders,
): Promise<DrawnPicture> {
  const { title, when, place, school, host } = eventWords(event);
  const below = school || place;
  const words = { brand, above: when, title, below: below === title ? '' : below, last: host };
  const overlay = await pictureOverlay(words);
  for (const address of [event.backgroundImage, illustration(event.id)]) {
    const name = await nameOf(event.id, overlay, address, site);
    const path = join(kept, name);
    if (existsSync(path)) return { name, bytes: readFileSync(path) };
    const ground = await pictureBytes(address, site);
    const bytes = ground && (await drawn(ground, overlay).catch(() => null));
    if (!bytes) continue;
    writeFileSync(path, bytes);
    return { name, bytes };
  }
  return { name: `${event.id}-${hash(overlay)}.jpg`, bytes: await drawn(felt, overlay) };
}

/** Returns the picture of all pages without one of their own. */
export async function tourPicture(words: PictureWords, ground: Buffer): Promise<Buffer> {
  return drawn(ground, await pictureOverlay(words));
}

/**
 * Returns the name of a picture. A file of the site counts with its content, because a deploy may change it;
 * an address elsewhere counts as it is, so that what is drawn already isn't fetched again.
 */
async function nameOf(id: string, overlay: string, address: string, site: string): Promise<string> {
  const ground = isSitePath(address) ? ((await pictureBytes(address, site)) ?? '') : address;
  return `${id}-${hash(overlay, ground)}.jpg`;
}

function hash(...parts: (string | Buffer)[]): string {
  const made = createHash('sha256');
  for (const part of parts) made.update(part);
  return made.digest('hex').slice(0, 12);
}

const felt = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#0d4530"/></svg>',
);

/** Returns the JPEG of these words on this picture, at the best quality that is small enough. */
async function drawn(ground: Buffer, overlay: string): Promise<Buffer> {
  const options = { limitInputPixels: pixelLimit, density: 144 };
  const base = await sharp(ground, options)
    .timeout({ seconds: 20 })
    .rotate()
    .resize(pictureSize.width, pictureSize.height, { fit: 'cover' })
    .flatten({ background: '#0d4530' })
    .composite([{ input: Buffer.from(overlay) }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = base.info;
  for (const quality of [82, 70, 55]) {
    const picture = sharp(base.data, { raw: { width, height, channels } });
    const bytes = await picture.jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= byteLimit || quality === 55) return bytes;
  }
  throw new Error('unreachable');
}
