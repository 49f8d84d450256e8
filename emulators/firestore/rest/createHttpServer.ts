import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Streams } from '../../streams/Streams.ts';
import { WebChannel } from '../../webchannel/WebChannel.ts';
import type { Emulator } from '../Emulator.ts';
import type { Answer } from './Answer.ts';
import { corsHeaders } from './corsHeaders.ts';
import type { HttpRequest } from './HttpRequest.ts';
import { route } from './route.ts';

const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** The HTTP server of an emulator, not yet listening. `shutdown` is called after `POST /shutdown` was answered. */
export function createHttpServer(emulator: Emulator, shutdown: () => void): Server {
  const streams = new Streams(emulator);
  const channel = new WebChannel(streams.accept);
  emulator.rulesets.onChange(() => streams.rulesChanged());
  const server = createServer(async (incoming, response) => {
    if (incoming.method === 'OPTIONS') return send(incoming, response, { status: 200, text: '' });
    if (WebChannel.serves(splitUrl(incoming.url ?? '/').pathname)) {
      for (const [name, value] of Object.entries(corsHeaders(incoming.headers)))
        response.setHeader(name, value ?? '');
      return channel.handle(incoming, response);
    }
    const request = await readRequest(incoming);
    if ('status' in request) return send(incoming, response, request);
    if (request.method === 'POST' && request.segments.join('/') === 'shutdown') {
      response.on('finish', shutdown);
      return send(incoming, response, { status: 200, text: 'Shutting down...\n' });
    }
    send(incoming, response, await route(emulator, request));
  });
  // Browsers and test programs keep their connections longer than Node's five seconds.
  server.keepAliveTimeout = 75_000;
  return server;
}

/** The request, or the answer to one that cannot be read. */
async function readRequest(incoming: IncomingMessage): Promise<HttpRequest | Answer> {
  const { pathname, searchParams } = splitUrl(incoming.url ?? '/');
  const segments = decodeSegments(pathname);
  const body = await readText(incoming);
  if (segments === null) return { status: 400, text: 'Malformed address\n' };
  if (body === null) return { status: 413, text: 'Too large\n' };
  return {
    method: incoming.method ?? 'GET',
    segments,
    query: searchParams,
    authorization: incoming.headers.authorization,
    body,
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

async function readText(incoming: IncomingMessage): Promise<string | null> {
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
  return Buffer.concat(chunks).toString('utf8');
}

function send(incoming: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const body = 'json' in answer ? JSON.stringify(answer.json) : answer.text;
  response.writeHead(answer.status, {
    ...corsHeaders(incoming.headers),
    ...('json' in answer && { 'content-type': 'application/json' }),
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
