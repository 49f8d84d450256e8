import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Grpc } from '../../grpc/createGrpc.ts';
import { Streams } from '../../streams/Streams.ts';
import { WebChannel } from '../../webchannel/WebChannel.ts';
import type { Emulator } from '../Emulator.ts';
import type { Answer } from './Answer.ts';
import { corsHeaders } from './corsHeaders.ts';
import { readRequest } from './readRequest.ts';
import { route } from './route.ts';
import { TwoProtocolServer } from './TwoProtocolServer.ts';

/**
 * The HTTP server of an emulator, not yet listening. `shutdown` is called after `POST /shutdown` was
 * answered.
 */
export function createHttpServer(emulator: Emulator, shutdown: () => void): Server {
  const streams = new Streams(emulator);
  const channel = new WebChannel(streams.accept);
  emulator.rulesets.onChange(() => streams.rulesChanged());
  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (incoming.method === 'OPTIONS') return send(incoming, response, { status: 200, text: '' });
    if (WebChannel.serves(incoming.url?.split('?', 1)[0] ?? '')) {
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
  };
  const failed = (connection: Duplex | ServerResponse) => (error: unknown) => {
    emulator.log(`internal error: ${error instanceof Error ? error.stack : String(error)}`);
    connection.destroy();
  };
  // Loaded with the first client that speaks it: most never do, and start sooner without.
  let grpc: Promise<Grpc> | null = null;
  const loadGrpc = async () =>
    (await import('../../grpc/createGrpc.ts')).createGrpc(emulator, streams.accept);
  const server = new TwoProtocolServer(
    (incoming, response) => void serve(incoming, response).catch(failed(response)),
    (connection) => {
      grpc ??= loadGrpc();
      grpc.then(({ serve }) => serve(connection)).catch(failed(connection));
    },
  );
  server.on('close', () => {
    channel.close();
    void grpc?.then(({ close }) => close());
  });
  // Browsers and test programs keep their connections longer than Node's five seconds.
  server.keepAliveTimeout = 75_000;
  return server;
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
