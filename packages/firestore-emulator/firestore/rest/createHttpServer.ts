import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Streams } from '../../streams/Streams.ts';
import { WebChannel } from '../../webchannel/WebChannel.ts';
import type { Emulator } from '../Emulator.ts';
import type { Answer } from './Answer.ts';
import { corsHeaders } from './corsHeaders.ts';
import { readRequest } from './readRequest.ts';
import { refuseGrpc } from './refuseGrpc.ts';
import { route } from './route.ts';

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
  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((error: unknown) => {
      emulator.log(`internal error: ${error instanceof Error ? error.stack : String(error)}`);
      response.destroy();
    });
  });
  refuseGrpc(server, emulator.notice);
  server.on('close', () => channel.close());
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
