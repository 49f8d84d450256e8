import { crc32 } from 'node:zlib';

const HEAD = /^([0-9a-f]{8}) (\d{1,12}) /;
const HEAD_BYTES = 22;

/** Returns one line of a journal: checksum, length in bytes, text. The text must not contain a newline. */
export function frame(text: string): Buffer {
  const body = Buffer.from(`${text}\n`);
  const head = `${checksum(body.subarray(0, -1))} ${body.length - 1} `;
  return Buffer.concat([Buffer.from(head), body]);
}

/** Returns the text of a line without its newline, or null when it is not as it was written. */
export function unframe(line: Buffer): string | null {
  const head = HEAD.exec(line.toString('latin1', 0, HEAD_BYTES));
  if (head === null) return null;
  const [all, sum, length] = head;
  const body = line.subarray(all.length);
  return body.length === Number(length) && checksum(body) === sum ? body.toString() : null;
}

function checksum(data: Buffer): string {
  return crc32(data).toString(16).padStart(8, '0');
}
