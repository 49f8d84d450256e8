import type { ServerResponse } from 'node:http';
import { encodeChunk } from './encodeChunk.ts';

/**
 * One response that carries the server's arrays: kept open (`streaming`) or ended with the first chunk (long
 * polling).
 */
export class BackChannel {
  readonly streaming: boolean;
  private readonly response: ServerResponse;
  private charsWritten = 0;

  /** `onGone` is called once, when the response has ended for whatever reason. */
  constructor(response: ServerResponse, streaming: boolean, onGone: (channel: BackChannel) => void) {
    this.response = response;
    this.streaming = streaming;
    response.once('close', () => onGone(this));
    response.socket?.setNoDelay(true);
    response.writeHead(200);
    response.flushHeaders();
  }

  /** Characters written so far. */
  get written(): number {
    return this.charsWritten;
  }

  write(arrays: readonly string[]): void {
    const chunk = encodeChunk(`[${arrays.join(',')}]`);
    this.charsWritten += chunk.length;
    this.response.write(chunk);
  }

  end(): void {
    this.response.end();
  }
}
