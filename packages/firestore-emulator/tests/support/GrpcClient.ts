import {
  Client,
  type ClientDuplexStream,
  type ClientReadableStream,
  credentials,
  Metadata,
  status,
} from '@grpc/grpc-js';
import type { JSONValue } from 'proto3-json-serializer';
import { firestoreDefinition, messageOf, type Received } from '../../grpc/definition.ts';

export type GrpcAnswer = { status: string; details: string; messages: unknown[] };

/** A bare gRPC client of Firestore, whose messages are JSON. */
export class GrpcClient {
  private readonly client: Client;
  private readonly metadata = new Metadata();
  private readonly definition = firestoreDefinition();

  constructor(port: number, authorization: string | null = 'Bearer owner') {
    this.client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
    if (authorization !== null) this.metadata.set('authorization', authorization);
  }

  /** Calls a method with one request; never rejects. */
  call(rpc: string, message: JSONValue): Promise<GrpcAnswer> {
    const { path, requestSerialize, responseDeserialize } = this.methodOf(rpc);
    const call = this.client.makeServerStreamRequest(
      path,
      requestSerialize,
      responseDeserialize,
      message,
      this.metadata,
    );
    return answerOf(call);
  }

  /** Sends all messages of a stream at once and leaves it open; settles when the server ends it. */
  async stream(rpc: string, ...messages: JSONValue[]): Promise<GrpcAnswer> {
    return answerOf(this.open(rpc, ...messages));
  }

  open(rpc: string, ...messages: JSONValue[]): ClientDuplexStream<JSONValue, Received> {
    const { path, requestSerialize, responseDeserialize } = this.methodOf(rpc);
    const call = this.client.makeBidiStreamRequest(
      path,
      requestSerialize,
      responseDeserialize,
      this.metadata,
    );
    for (const message of messages) call.write(message);
    return call;
  }

  close(): void {
    this.client.close();
  }

  private methodOf(rpc: string) {
    const method = this.definition[rpc];
    if (method === undefined) throw new Error(`no ${rpc}`);
    return method;
  }
}

function answerOf(call: ClientReadableStream<Received>): Promise<GrpcAnswer> {
  const messages: unknown[] = [];
  return new Promise((resolve) => {
    call.on('data', (received: Received) => messages.push(messageOf(received)));
    call.on('error', () => {});
    call.on('status', ({ code, details }: { code: number; details: string }) =>
      resolve({ status: status[code] ?? '', details, messages }),
    );
  });
}
