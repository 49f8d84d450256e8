import type { Duplex } from 'node:stream';
import {
  Metadata,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type ServiceDefinition,
  type sendUnaryData,
  type UntypedHandleCall,
} from '@grpc/grpc-js';
import type { Emulator } from '../firestore/Emulator.ts';
import { FirestoreError } from '../firestore/FirestoreError.ts';
import { findDocuments } from '../firestore/rest/route.ts';
import { statusOf } from '../streams/StreamServices.ts';
import type { AcceptStream } from '../webchannel/types.ts';
import { firestoreDefinition, type Received } from './definition.ts';
import { restRequest } from './restRequest.ts';
import { authorizationOf, serveStream, serviceError } from './serveStream.ts';

/** Serves gRPC on connections that are handed to it. */
export type Grpc = { serve: (connection: Duplex) => void; close: () => void };

const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

/**
 * Puts gRPC over an emulator: a call is answered as the REST request that asks the same, a stream by
 * `accept`.
 */
export function createGrpc(emulator: Emulator, accept: AcceptStream): Grpc {
  const server = new Server({ 'grpc.max_receive_message_length': MAX_MESSAGE_BYTES });
  const definition = firestoreDefinition();
  const handlers = Object.entries(definition).map(([rpc, method]): [string, UntypedHandleCall] => [
    rpc,
    handlerOf(rpc, method, emulator, accept),
  ]);
  server.addService(definition, Object.fromEntries(handlers));
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    serve: (connection) => injector.injectConnection(connection),
    close: () => server.forceShutdown(),
  };
}

function handlerOf(
  rpc: string,
  { requestStream, responseStream }: ServiceDefinition[string],
  emulator: Emulator,
  accept: AcceptStream,
): UntypedHandleCall {
  if (requestStream) {
    return (call: ServerDuplexStream<Received, object>) => serveStream(call, rpc, accept, emulator.log);
  }
  if (responseStream) {
    return (call: ServerWritableStream<Received, object>) => {
      // Google's clients try a stream again, for seconds, that fails without any.
      call.sendMetadata(new Metadata());
      try {
        const messages = answer(emulator, rpc, call);
        if (!Array.isArray(messages)) throw new Error(`${rpc} gave no stream`);
        for (const message of messages) call.write(message);
        call.end();
      } catch (error) {
        call.emit('error', told(error, emulator));
      }
    };
  }
  return (call: ServerUnaryCall<Received, unknown>, respond: sendUnaryData<unknown>) => {
    try {
      respond(null, answer(emulator, rpc, call));
    } catch (error) {
      respond(told(error, emulator));
    }
  };
}

/** What REST answers: a message, or a list of them where gRPC has a stream. */
function answer(
  emulator: Emulator,
  rpc: string,
  { request, metadata }: Pick<ServerUnaryCall<Received, unknown>, 'request' | 'metadata'>,
): unknown {
  const found = findDocuments(emulator, restRequest(rpc, request, authorizationOf(metadata)));
  if ('json' in found) return found.json;
  throw new FirestoreError('UNIMPLEMENTED', `There is no such ${rpc} here.`);
}

function told(error: unknown, { log }: Emulator): ReturnType<typeof serviceError> {
  const { status, message } = statusOf(error, log);
  return serviceError(status, message);
}
