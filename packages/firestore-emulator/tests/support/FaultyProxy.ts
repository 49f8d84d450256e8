import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * What to do with a piece of data on its way; `keep` never delivers it, `cut` passes the first bytes on and
 * then breaks the connection.
 */
export type Verdict = 'pass' | 'keep' | { cut: number };
type Judge = (text: string) => Verdict;

const PASS: Judge = () => 'pass';

/** A TCP proxy that breaks connections where a test wants them broken. */
export class FaultyProxy {
  /** Judges what clients send. */
  fromClient: Judge = PASS;
  /** Judges what the server sends. */
  fromServer: Judge = PASS;
  /** Whether it keeps streamed answers to itself, as some proxies do until an answer is complete. */
  buffering = false;
  /** How many connections it has broken. */
  cuts = 0;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(target: number) {
    this.server = createServer((client) => this.carry(client, connect(target, '127.0.0.1')));
  }

  static async start(target: number): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(target);
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Breaks every connection. */
  cutAll(): void {
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  stop(): void {
    this.cutAll();
    this.server.close();
  }

  /** A judge that cuts the first `times` pieces in which the text occurs, after `share` of their bytes. */
  static cutting(text: string, share: number, times = 1): Judge {
    let left = times;
    return (piece) => {
      if (left === 0 || !piece.includes(text)) return 'pass';
      left -= 1;
      return { cut: Math.floor(piece.length * share) };
    };
  }

  private carry(client: Socket, server: Socket): void {
    let streamed = false;
    const judgeClient: Judge = (text) => {
      streamed = text.includes('CI=0');
      return this.fromClient(text);
    };
    const judgeServer: Judge = (text) => (streamed && this.buffering ? 'keep' : this.fromServer(text));
    for (const [from, to, judge] of [
      [client, server, judgeClient],
      [server, client, judgeServer],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (bytes) => {
        const verdict = judge(bytes.toString('latin1'));
        if (verdict === 'pass') to.write(bytes);
        else if (verdict !== 'keep') this.cut(from, to, bytes.subarray(0, verdict.cut));
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }

  private cut(from: Socket, to: Socket, rest: Buffer): void {
    this.cuts += 1;
    to.write(rest, () => {
      to.destroy();
      from.destroy();
    });
  }
}
