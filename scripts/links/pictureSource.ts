import { readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isHttpsAddress, isImageAddress, isSitePath } from '../../src/domain/fields/address.ts';
import { isHarmlessSvg } from '../../src/domain/images/harmlessSvg.ts';
import { headLength, pictureKind } from '../../src/domain/images/pictureKind.ts';

/** How many bytes a picture may have, and how many milliseconds it may take. */
type Limits = { bytes: number; time: number };

const usual: Limits = { bytes: 8_000_000, time: 10_000 };
const redirects = 3;

/**
 * Returns the bytes of an event's picture: an address elsewhere, a file of the built site in `folder`, or a
 * data URL. null for anything that is missing, slow, too large, outside of the site, or not a picture.
 */
export async function pictureBytes(address: string, folder: string, limits = usual): Promise<Buffer | null> {
  try {
    const bytes = await anyBytes(address, folder, limits);
    const kind = pictureKind(bytes.subarray(0, headLength));
    return kind && (kind !== 'image/svg+xml' || isHarmlessSvg(bytes)) ? bytes : null;
  } catch {
    return null;
  }
}

async function anyBytes(address: string, folder: string, limits: Limits): Promise<Buffer> {
  if (isSitePath(address)) return siteFile(address, folder);
  if (address.startsWith('data:')) return bodyOf(await fetch(address), limits);
  return remoteBytes(address, limits);
}

function siteFile(address: string, folder: string): Buffer {
  const root = realpathSync(folder);
  const { pathname } = new URL(address, 'https://site.example');
  const path = realpathSync(join(root, decodeURIComponent(pathname)));
  if (!path.startsWith(root + sep)) throw new Error(`${address} is not a file of the site.`);
  return readFileSync(path);
}

/** Follows redirects itself, because each address must be one that a page may show. */
async function remoteBytes(address: string, limits: Limits, left = redirects): Promise<Buffer> {
  if (!isImageAddress(address)) throw new Error(`${address} is not the address of a picture.`);
  const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(limits.time) });
  const next = answer.headers.get('location');
  if (answer.status < 300 || answer.status >= 400 || next === null) return bodyOf(answer, limits);
  const there = new URL(next, address).href;
  if (left === 0 || !isHttpsAddress(there)) throw new Error(`${address} leads elsewhere.`);
  return remoteBytes(there, limits, left - 1);
}

async function bodyOf(answer: Response, { bytes }: Limits): Promise<Buffer> {
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body) {
    length += part.byteLength;
    if (length > bytes) throw new Error('too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
