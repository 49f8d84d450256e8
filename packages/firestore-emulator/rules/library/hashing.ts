import { createHash } from 'node:crypto';
import { type BytesValue, bytes } from '../values.ts';
import { type Operation, one, TEXT } from './operation.ts';

const IEEE = 0xedb88320;
const CASTAGNOLI = 0x82f63b78;

const toBytes = (text: string | BytesValue): Uint8Array =>
  typeof text === 'string' ? new TextEncoder().encode(text) : text.value;

const digest = (algorithm: 'md5' | 'sha256') =>
  one(TEXT, (text) => bytes(createHash(algorithm).update(toBytes(text)).digest()));

/** The checksum as production gives it: four bytes, the lowest first. */
function checksum(polynomial: number): Operation {
  const table = Uint32Array.from({ length: 256 }, (_, index) => {
    let entry = index;
    for (let bit = 0; bit < 8; bit += 1) entry = entry & 1 ? (entry >>> 1) ^ polynomial : entry >>> 1;
    return entry;
  });
  return one(TEXT, (text) => {
    let crc = 0xffffffff;
    for (const byte of toBytes(text)) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
    const result = Buffer.alloc(4);
    result.writeUInt32LE((crc ^ 0xffffffff) >>> 0);
    return bytes(result);
  });
}

export const hashing: Record<string, Operation> = {
  md5: digest('md5'),
  sha256: digest('sha256'),
  crc32: checksum(IEEE),
  crc32c: checksum(CASTAGNOLI),
};
