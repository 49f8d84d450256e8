import { crc32 } from 'node:zlib';

const HEAD = /^([0-9a-f]{8}) (\d{1,12}) /;
const HEAD_BYTES = 22;

/** Returns one line of a journal: checksum, length in bytes, text. The text must not contain a newline. */
export function frame(text: string): Buffer {
  return Buffer.from(`${checksum(text)} ${Buffer.byteLength(text)} ${text}\n`);
}

/** Returns the text of a line without its newline, or null when it is not as it was written. */
export function unframe(line: Buffer): string | null {
  const head = HEAD.exec(line.toString('latin1', 0, HEAD_BYTES));
  if (head === null) return null;
  const [all, sum, length] = head;
  const body = line.subarray(all.length);
  return body.length === Number(length) && checksum(body) === sum ? body.toString() : null;
}

function checksum(data: string | Buffer): string {
  return crc32(data).toString(16).padStart(8, '0');
}
