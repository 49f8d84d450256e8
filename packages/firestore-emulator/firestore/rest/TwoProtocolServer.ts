import { type RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

const PREFACE = 'PRI';

/**
 * An HTTP server that hands connections over which begin like HTTP/2, as those of gRPC clients do. Both end
 * with `closeAllConnections`.
 */
export class TwoProtocolServer extends Server {
  /** Those that HTTP does not have: with HTTP/2, or without a byte so far. */
  private readonly others = new Set<Socket>();

  constructor(serve: RequestListener, serveHttp2: (connection: Socket) => void) {
    super(serve);
    const serveHttp = this.listeners('connection');
    this.removeAllListeners('connection');
    this.on('connection', (socket: Socket) => {
      this.others.add(socket);
      const forget = () => this.others.delete(socket);
      const leave = () => socket.destroy();
      socket.once('close', forget);
      socket.on('error', leave);
      socket.once('end', leave);
      socket.once('data', (first: Buffer) => {
        socket.pause();
        socket.unshift(first);
        socket.off('end', leave);
        if (first.toString('latin1', 0, PREFACE.length) === PREFACE) {
          serveHttp2(socket);
          return;
        }
        forget();
        socket.off('close', forget);
        socket.off('error', leave);
        for (const listener of serveHttp) listener.call(this, socket);
        socket.resume();
      });
    });
  }

  override closeAllConnections(): void {
    super.closeAllConnections();
    for (const socket of this.others) socket.destroy();
  }
}
