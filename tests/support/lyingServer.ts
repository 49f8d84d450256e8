import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a service says instead of the truth: a status, its body, and headers; null for the truth. */
export type Lie = (
  method: string,
  path: string,
) => { status: number; body: object | string; headers?: Record<string, string> } | null;

/** A service that answers like the one behind it, until a test lets it lie. */
export class LyingServer {
  readonly origin: string;
  lie: Lie = () => null;
  /** What becomes of a true answer. */
  retold: (text: string) => string = (text) => text;
  readonly #server;

  private constructor(server: ReturnType<typeof createServer>, port: number) {
    this.#server = server;
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** Starts one in front of an origin. Without any, everything that is no lie is missing. */
  static async before(behind: string): Promise<LyingServer> {
    let self: LyingServer | null = null;
    const server = createServer((request, response) => void answer(request, response, behind, self));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    self = new LyingServer(server, portOf(server.address()));
    return self;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

function portOf(address: string | AddressInfo | null): number {
  if (typeof address === 'object' && address) return address.port;
  throw new Error('The server has no port.');
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  behind: string,
  self: LyingServer | null,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const body = await bodyOf(request);
  const lie = self?.lie(method, url) ?? null;
  if (lie) {
    response.writeHead(lie.status, lie.headers);
    response.end(typeof lie.body === 'string' ? lie.body : JSON.stringify(lie.body));
  } else if (behind) {
    const { authorization = '' } = request.headers;
    const real = await fetch(behind + url, {
      method,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      ...(body && { body }),
    });
    response.writeHead(real.status);
    const text = await real.text();
    response.end(self ? self.retold(text) : text);
  } else {
    response.writeHead(404);
    response.end();
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}
