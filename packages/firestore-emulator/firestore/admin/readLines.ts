import { createReadStream } from 'node:fs';

const NEWLINE = 0x0a;

/** A line without its newline; `ended` is false when the file ends before one. */
export type Line = { bytes: Buffer; ended: boolean };

/**
 * Yields the lines of a file, the last one only if there is something on it. Rejects when it can't be read.
 */
export async function* readLines(file: string): AsyncGenerator<Line> {
  let rest: Buffer[] = [];
  const stream: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: 1 << 20 });
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield { bytes: Buffer.concat([...rest, chunk.subarray(start, end)]), ended: true };
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) yield { bytes: Buffer.concat(rest), ended: false };
}
