import { unauthenticated } from '../firestore/service/Auth.ts';
import type { ServerStream, StreamHandler } from '../webchannel/types.ts';
import { ListenStream } from './ListenStream.ts';
import { type Peer, peerOf, type StreamServices, statusOf } from './StreamServices.ts';
import { WriteStream } from './WriteStream.ts';

const LONGEST_TIMER_MS = 2 ** 31 - 1;
const NOBODY: StreamHandler = { onMessage() {}, onClose() {} };

/** The Listen and Write streams of one emulator, whatever transport brings them. */
export class Streams {
  private readonly services: StreamServices;
  private readonly listening = new Set<ListenStream>();

  constructor(services: StreamServices) {
    this.services = services;
  }

  /** Serves a new stream. */
  readonly accept = (stream: ServerStream): StreamHandler => {
    try {
      const peer = peerOf(stream, this.services);
      const handler = this.handlerOf(stream, peer);
      const end = this.endWithToken(stream, peer);
      return {
        onMessage: (message, bytes) => handler.onMessage(message, bytes),
        onClose: () => {
          clearTimeout(end);
          handler.onClose();
        },
      };
    } catch (error) {
      const { status, message } = statusOf(error, this.services.log);
      stream.fail(status, message);
      return NOBODY;
    }
  };

  private handlerOf(stream: ServerStream, peer: Peer): StreamHandler {
    if (stream.rpc === 'Write') return new WriteStream(stream, peer, this.services);
    const listen = new ListenStream(stream, peer, this.services);
    this.listening.add(listen);
    return {
      onMessage: (message, bytes) => listen.onMessage(message, bytes),
      onClose: () => {
        this.listening.delete(listen);
        listen.onClose();
      },
    };
  }

  /** Ends the stream when the token it was opened with ends; the client opens the next with a new one. */
  private endWithToken(stream: ServerStream, { auth }: Peer): NodeJS.Timeout | undefined {
    const expiry = this.services.expiryOf(auth);
    if (expiry === null) return undefined;
    const { status, message } = unauthenticated();
    const wait = Math.min(expiry - Date.now(), LONGEST_TIMER_MS);
    return setTimeout(() => stream.fail(status, message), wait).unref();
  }

  /**
   * To be called when rules have changed, of whatever project: listeners lose what they may not see any more.
   */
  rulesChanged(): void {
    for (const stream of [...this.listening]) stream.recheck();
  }
}
