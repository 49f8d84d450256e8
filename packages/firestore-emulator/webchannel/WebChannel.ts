import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodeChunk } from './encodeChunk.ts';
import { parseForward, wholeNumber } from './parseForward.ts';
import { readBody } from './readBody.ts';
import { Session } from './Session.ts';
import type { AcceptStream, ChannelSettings } from './types.ts';

const PATH = /^\/google\.firestore\.v1(?:beta1)?\.Firestore\/(Listen|Write)\/channel$/;
const DEFAULTS: ChannelSettings = {
  keepAliveMs: 30_000,
  rotateMs: 60_000,
  rotateChars: 8 * 1024 * 1024,
  vanishMs: 120_000,
  lingerMs: 15_000,
  maxWaitingChars: 256 * 1024 * 1024,
};

/**
 * The WebChannel transport (protocol chapter 4): turns HTTP requests into streams. It knows nothing of
 * Firestore.
 */
export class WebChannel {
  private readonly sessions = new Map<string, Session>();
  private readonly accept: AcceptStream;
  private readonly settings: ChannelSettings;

  constructor(accept: AcceptStream, settings: Partial<ChannelSettings> = {}) {
    this.accept = accept;
    this.settings = { ...DEFAULTS, ...settings };
  }

  /** Whether `handle` is to be called for this path (without its query). */
  static serves(pathname: string): boolean {
    return PATH.test(pathname);
  }

  /** How many sessions are alive. */
  get size(): number {
    return this.sessions.size;
  }

  /**
   * Answers one GET or POST on a channel path. The general cross-origin headers are the caller's, preflights
   * too.
   */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://emulator');
    setHeaders(request, response);
    const id = url.searchParams.get('SID');
    if (request.method === 'POST' && id === null) return this.handshake(request, response, url);
    const session = this.sessions.get(id ?? '');
    if (!session) return refuse(response);
    const seen = wholeNumber(url.searchParams.get('AID'));
    if (seen !== undefined) session.acknowledge(seen);
    if (url.searchParams.get('TYPE') === 'terminate') return terminate(session, request, response);
    if (request.method === 'GET') return openBackChannel(session, response, url);
    return forward(session, request, response);
  }

  /** Ends every session, as when the program stops. */
  close(): void {
    for (const session of [...this.sessions.values()]) session.terminate();
  }

  private async handshake(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const first = parseForward((await readBody(request)) ?? 'count=none');
    const rpc = PATH.exec(url.pathname)?.[1];
    if (!first || !rpc) return refuse(response);
    const about = {
      id: randomBytes(16).toString('base64url'),
      rpc,
      database: url.searchParams.get('database') ?? '',
      headers: first.headers,
    };
    const session = new Session(about, this.settings, (gone) => this.sessions.delete(gone.id));
    this.sessions.set(session.id, session);
    session.serve(this.accept(session));
    response.end(encodeChunk(session.greeting));
    session.receive(first);
  }
}

async function forward(session: Session, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  const parsed = body === undefined ? undefined : parseForward(body);
  if (!parsed) return refuse(response);
  // The answer tells what had been sent before these messages; a client that misses it sends them again.
  const answer = encodeChunk(session.forwardAnswer);
  if (session.receive(parsed)) response.end(answer);
  else refuse(response);
}

function terminate(session: Session, request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  session.terminate();
  response.end();
}

function openBackChannel(session: Session, response: ServerResponse, url: URL): void {
  const streaming = url.searchParams.get('CI') !== '1';
  session.openBackChannel(response, streaming, wholeNumber(url.searchParams.get('TO')));
}

function setHeaders(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('cache-control', 'private, max-age=0');
  if (request.headers.origin !== undefined)
    response.setHeader(
      'access-control-expose-headers',
      'x-client-wire-protocol, x-http-session-id, x-http-initial-response',
    );
}

/** Unknown session or malformed request: the client then makes a new session. */
function refuse(response: ServerResponse): void {
  response.statusCode = 400;
  response.end();
}
