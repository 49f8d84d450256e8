import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { invalid } from '../FirestoreError.ts';
import type { Answer } from './Answer.ts';
import { errorJson } from './encode.ts';
import type { HttpRequest } from './HttpRequest.ts';

const INVALID_BODY: Answer = {
  status: 400,
  json: errorJson(invalid("Payload isn't valid for request.")),
};
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** The request, or the answer to one that cannot be read. */
export async function readRequest(incoming: IncomingMessage): Promise<HttpRequest | Answer> {
  const { pathname, searchParams } = splitUrl(incoming.url ?? '/');
  const segments = decodeSegments(pathname);
  const body = await readBytes(incoming);
  if (segments === null) return { status: 400, text: 'Malformed address\n' };
  if (body === null) return { status: 413, text: 'Too large\n' };
  if (!isUtf8(body)) return INVALID_BODY;
  return {
    method: incoming.method ?? 'GET',
    segments,
    query: searchParams,
    authorization: incoming.headers.authorization,
    body: body.toString('utf8'),
    bytes: body.length,
  };
}

function splitUrl(url: string): { pathname: string; searchParams: URLSearchParams } {
  const mark = url.indexOf('?');
  return mark < 0
    ? { pathname: url, searchParams: new URLSearchParams() }
    : { pathname: url.slice(0, mark), searchParams: new URLSearchParams(url.slice(mark + 1)) };
}

function decodeSegments(pathname: string): string[] | null {
  try {
    return pathname.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

async function readBytes(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > MAX_BODY_BYTES) return null;
      chunks.push(bytes);
    }
  } catch {
    // The client went away in the middle; nobody reads the answer.
    return null;
  }
  return Buffer.concat(chunks);
}
