import type { IncomingMessage } from 'node:http';

const LIMIT = 32 * 1024 * 1024;

/** The body as text; undefined when it is over 32 MiB or the client cut it short. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request) {
      const bytes = Buffer.from(part);
      size += bytes.length;
      if (size > LIMIT) return undefined;
      parts.push(bytes);
    }
  } catch {
    return undefined;
  }
  return request.complete ? Buffer.concat(parts).toString('utf8') : undefined;
}
