import { type Metadata, type ServerDuplexStream, type ServiceError, status as statuses } from '@grpc/grpc-js';
import { readPayload } from '../firestore/rest/HttpRequest.ts';
import { statusOf } from '../streams/StreamServices.ts';
import type { AcceptStream, ServerStream, StreamHandler } from '../webchannel/types.ts';
import { type Fields, messageOf, type Received } from './definition.ts';

type Call = ServerDuplexStream<Received, object>;

/** Brings the messages of a Listen or Write call to the streams of the service, and theirs back. */
export function serveStream(
  call: Call,
  rpc: string,
  accept: AcceptStream,
  log: (line: string) => void,
): void {
  const stream = new GrpcStream(call, rpc);
  call.on('data', (received: Received) => {
    try {
      stream.receive(
        readPayload(() => messageOf(received)),
        received.bytes,
        accept,
      );
    } catch (error) {
      const { status, message } = statusOf(error, log);
      stream.fail(status, message);
    }
  });
  call.on('end', () => stream.close());
  call.on('cancelled', () => stream.finish());
}

/** Returns the credentials of a call. */
export function authorizationOf(metadata: Metadata): string | undefined {
  return metadata.get('authorization')[0]?.toString();
}

/** Returns the error of gRPC for a canonical status name. */
export function serviceError(status: string, details: string): Partial<ServiceError> & Error {
  const code = Object.entries(statuses).find(([name]) => name === status)?.[1];
  return Object.assign(new Error(details), {
    code: typeof code === 'number' ? code : statuses.UNKNOWN,
    details,
  });
}

class GrpcStream implements ServerStream {
  readonly rpc: string;
  readonly headers: ReadonlyMap<string, string>;
  database = '';
  private readonly call: Call;
  private handler: StreamHandler | null = null;
  private isOpen = true;

  constructor(call: Call, rpc: string) {
    this.call = call;
    this.rpc = rpc;
    const authorization = authorizationOf(call.metadata);
    this.headers = new Map(authorization === undefined ? [] : [['authorization', authorization]]);
  }

  /** The first message names the database, of which WebChannel has an address. */
  receive(message: Fields, bytes: number, accept: AcceptStream): void {
    if (!this.isOpen) return;
    if (this.handler === null) {
      if (typeof message.database === 'string') this.database = message.database;
      this.handler = accept(this);
    }
    this.handler.onMessage(message, bytes);
  }

  send(message: object): void {
    if (this.isOpen) this.call.write(message);
  }

  fail(status: string, message: string): void {
    if (!this.isOpen) return;
    this.finish();
    this.call.emit('error', serviceError(status, message));
  }

  close(): void {
    if (!this.isOpen) return;
    this.finish();
    this.call.end();
  }

  /** Nothing more goes either way. */
  finish(): void {
    if (this.isOpen) this.handler?.onClose();
    this.isOpen = false;
  }
}
