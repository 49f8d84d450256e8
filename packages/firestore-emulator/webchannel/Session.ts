import type { ServerResponse } from 'node:http';
import { BackChannel } from './BackChannel.ts';
import { Outbox } from './Outbox.ts';
import type { Forward } from './parseForward.ts';
import type { ChannelSettings, ServerStream, StreamHandler } from './types.ts';

const KEEP_ALIVE_TOLD_TO_CLIENT_MS = 30_000;

/**
 * One WebChannel session (protocol chapter 4): a stream that outlives the connections which carry it.
 * Every message is delivered once, in order, both ways, as long as the client comes back within `vanishMs`.
 */
export class Session implements ServerStream {
  readonly id: string;
  readonly rpc: string;
  readonly database: string;
  readonly headers: ReadonlyMap<string, string>;
  private readonly settings: ChannelSettings;
  private readonly onGone: (session: Session) => void;
  private readonly outbox = new Outbox();
  private handler: StreamHandler | null = null;
  private back: BackChannel | null = null;
  private received = 0;
  private state: 'open' | 'ended' | 'gone' = 'open';
  private flushing = false;
  private timer: NodeJS.Timeout | undefined;
  private rotation: NodeJS.Timeout | undefined;

  constructor(
    about: { id: string; rpc: string; database: string; headers: ReadonlyMap<string, string> },
    settings: ChannelSettings,
    onGone: (session: Session) => void,
  ) {
    this.id = about.id;
    this.rpc = about.rpc;
    this.database = about.database;
    this.headers = about.headers;
    this.settings = settings;
    this.onGone = onGone;
    this.outbox.add(['c', this.id, '', 8, 12, KEEP_ALIVE_TOLD_TO_CLIENT_MS]);
    this.expectClient();
  }

  /** Names who gets the messages; those of the handshake follow by `receive`. */
  serve(handler: StreamHandler): void {
    this.handler = handler;
  }

  /** The chunk that answers the handshake. */
  get greeting(): string {
    return `[${this.outbox.take().join(',')}]`;
  }

  /** The chunk that answers a forward request. */
  get forwardAnswer(): string {
    return JSON.stringify([this.back ? 1 : 0, this.outbox.lastId, this.outbox.waitingChars]);
  }

  send(message: object): void {
    if (this.state === 'open') this.enqueue([message]);
  }

  fail(status: string, message: string): void {
    if (this.state === 'open') this.finish([{ error: { message, status } }]);
  }

  close(): void {
    if (this.state === 'open') this.finish(['close']);
  }

  /** False when messages before these are missing, which cannot be mended. */
  receive(forward: Forward): boolean {
    if (forward.offset > this.received) return false;
    const news = forward.messages.slice(this.received - forward.offset);
    this.received += news.length;
    for (const { content, bytes } of news) {
      if (this.state === 'open') this.handler?.onMessage(content, bytes);
    }
    return true;
  }

  acknowledge(arrayId: number): void {
    this.outbox.acknowledge(arrayId);
  }

  /**
   * Makes the response the session's back channel in place of the one before. `holdMs` ends a long poll
   * early.
   */
  openBackChannel(response: ServerResponse, streaming: boolean, holdMs: number | undefined): void {
    const before = this.back;
    this.back = new BackChannel(response, streaming, (channel) => this.backChannelGone(channel));
    before?.end();
    this.outbox.rewind();
    const longest = streaming ? this.settings.rotateMs : (holdMs ?? this.settings.keepAliveMs);
    clearTimeout(this.rotation);
    this.rotation = setTimeout(() => this.rotate(), longest).unref();
    // The first byte must never be late: a client that waits for it takes the connection for a buffering one.
    const idle = !this.outbox.hasNews;
    if (streaming || idle) this.outbox.add(['noop']);
    // A long poll ends with what there is to say, and this is nothing.
    if (!streaming && idle) this.back.write(this.outbox.take());
    else this.flush();
    this.expectSilence();
  }

  /** The client's own end, or its absence: nothing more is delivered either way. */
  terminate(): void {
    if (this.state === 'gone') return;
    const told = this.state === 'open';
    this.state = 'gone';
    clearTimeout(this.timer);
    clearTimeout(this.rotation);
    this.back?.end();
    this.back = null;
    this.onGone(this);
    if (told) this.handler?.onClose();
  }

  private finish(content: unknown[]): void {
    this.enqueue(content);
    this.state = 'ended';
    this.handler?.onClose();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.terminate(), this.settings.lingerMs).unref();
  }

  private enqueue(content: unknown[]): void {
    this.outbox.add(content);
    if (this.outbox.waitingChars > this.settings.maxWaitingChars) setImmediate(() => this.terminate());
    if (this.flushing) return;
    this.flushing = true;
    // Everything that one event of the service produces leaves as one chunk.
    setImmediate(() => {
      this.flushing = false;
      this.flush();
    });
  }

  private flush(): void {
    const back = this.back;
    if (!back || !this.outbox.hasNews) return;
    back.write(this.outbox.take());
    if (!back.streaming || back.written > this.settings.rotateChars) this.release(back);
    else this.expectSilence();
  }

  private rotate(): void {
    const back = this.back;
    if (!back) return;
    if (this.outbox.hasNews) back.write(this.outbox.take());
    this.release(back);
  }

  private release(back: BackChannel): void {
    back.end();
    this.backChannelGone(back);
  }

  private backChannelGone(channel: BackChannel): void {
    if (this.back !== channel) return;
    this.back = null;
    clearTimeout(this.rotation);
    this.expectClient();
  }

  private expectClient(): void {
    if (this.state !== 'open') return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.terminate(), this.settings.vanishMs).unref();
  }

  private expectSilence(): void {
    if (this.state !== 'open' || !this.back) return;
    clearTimeout(this.timer);
    if (!this.back.streaming) return;
    this.timer = setTimeout(() => {
      this.enqueue(['noop']);
    }, this.settings.keepAliveMs).unref();
  }
}
