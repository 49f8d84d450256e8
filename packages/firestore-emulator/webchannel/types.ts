/**
 * The server's end of one stream, whatever carries it. `send` after `fail`, `close` or the client's departure
 * is ignored.
 */
export type ServerStream = {
  /** `Listen` or `Write`. */
  readonly rpc: string;
  /** What the client put in the `database` parameter: `projects/{p}/databases/{d}`. */
  readonly database: string;
  /** Of the handshake, names in lower case; `authorization` is the one that matters. */
  readonly headers: ReadonlyMap<string, string>;
  send(message: object): void;
  /** Ends the stream with a canonical status name (`PERMISSION_DENIED`, …). */
  fail(status: string, message: string): void;
  /** Ends the stream without an error. */
  close(): void;
};

/**
 * What the service does with a stream: one call per message, in order, with the length of its text in bytes,
 * and one when
 * the client is gone.
 */
export type StreamHandler = {
  onMessage(message: unknown, bytes: number): void;
  onClose(): void;
};

/** Starts serving a stream; undefined for an RPC that is not served. */
export type AcceptStream = (stream: ServerStream) => StreamHandler;

export type ChannelSettings = {
  /** Silence after which a `noop` keeps a back channel alive. The client gives up after 1.5 × 30 s. */
  keepAliveMs: number;
  /** Age at which a streaming back channel ends, so that the client opens the next and acknowledges. */
  rotateMs: number;
  /** Characters after which it ends early: browsers keep the whole response in memory. */
  rotateChars: number;
  /** Time without a back channel after which the client counts as gone. */
  vanishMs: number;
  /** Time a session that has ended waits for the client to fetch its last messages. */
  lingerMs: number;
  /** Characters waiting for acknowledgement beyond which the client counts as gone. */
  maxWaitingChars: number;
};
