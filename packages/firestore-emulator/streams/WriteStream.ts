import { invalid } from '../firestore/FirestoreError.ts';
import { commitJson } from '../firestore/rest/encode.ts';
import { checkRequestSize } from '../firestore/service/checkRequestSize.ts';
import type { ServerStream, StreamHandler } from '../webchannel/types.ts';
import { readWriteRequest, type WriteRequest } from './readWriteRequest.ts';
import { callOf, checkDatabase, type Peer, type StreamServices, statusOf } from './StreamServices.ts';

let streams = 0;

/**
 * A Write stream (protocol chapter 6): a greeting, then one commit and one answer per request, in order. A
 * commit that fails ends the stream with its error; nothing of that request is applied.
 */
export class WriteStream implements StreamHandler {
  private readonly stream: ServerStream;
  private readonly peer: Peer;
  private readonly services: StreamServices;
  private answers = 0;

  constructor(stream: ServerStream, peer: Peer, services: StreamServices) {
    this.stream = stream;
    this.peer = peer;
    this.services = services;
  }

  onMessage(json: unknown, bytes: number): void {
    try {
      checkRequestSize(bytes);
      const request = readWriteRequest(json);
      if (this.answers === 0) this.greet(request);
      else this.write(request);
    } catch (error) {
      const { status, message } = statusOf(error, this.services.log);
      this.stream.fail(status, message);
    }
  }

  onClose(): void {}

  private greet({ database, streamId, hasToken, writes }: WriteRequest): void {
    if (database === '') throw invalid("'database' must be set on an initial write request.");
    if (writes.length > 0) throw invalid("'writes' must not be set on an initial write request.");
    if (streamId !== '') throw invalid('Resuming streams is not supported, do not set stream ID.');
    if (hasToken) {
      throw invalid(
        "Resuming streams is not supported, 'stream_token' must not be set on an initial write request.",
      );
    }
    checkDatabase(this.peer, database);
    streams += 1;
    this.answer({ streamId: String(streams) });
  }

  private write({ database, writes }: WriteRequest): void {
    checkDatabase(this.peer, database);
    if (writes.length === 0) {
      this.answer({});
      this.stream.close();
      return;
    }
    this.answer(this.commit(writes));
  }

  private commit(writes: WriteRequest['writes']): object {
    const call = callOf(this.peer, 'write');
    try {
      return commitJson(this.services.firestore.commit(call, writes, null));
    } catch (error) {
      call.entry.status = statusOf(error, this.services.log).status;
      throw error;
    } finally {
      this.services.requests.add(this.peer.database.name.project, call.entry);
    }
  }

  private answer(content: object): void {
    const streamToken = Buffer.from(String(this.answers)).toString('base64');
    this.answers += 1;
    this.stream.send({ ...content, streamToken });
  }
}
