import type { ServerStream, StreamHandler } from '../webchannel/types.ts';
import { ListenStream } from './ListenStream.ts';
import { peerOf, type StreamServices, statusOf } from './StreamServices.ts';
import { WriteStream } from './WriteStream.ts';

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
    } catch (error) {
      const { status, message } = statusOf(error, this.services.log);
      stream.fail(status, message);
      return NOBODY;
    }
  };

  /** To be called when rules have changed, of whatever project: listeners lose what they may not see any more. */
  rulesChanged(): void {
    for (const stream of [...this.listening]) stream.recheck();
  }
}
