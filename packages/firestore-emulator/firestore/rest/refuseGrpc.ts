import { type Server, STATUS_CODES } from 'node:http';
import { performServerHandshake, type ServerHttp2Session } from 'node:http2';
import { Duplex } from 'node:stream';

const PREFACE = Buffer.from('PRI * HTTP/2.0');
const UNIMPLEMENTED = 12;
const SESSION_MS = 5000;
// ASCII without a percent sign, so that it needs no encoding in a gRPC trailer.
const ADVICE = [
  'This Firestore emulator speaks REST and WebChannel (the web SDKs), not gRPC (the Admin SDK,',
  'firebase-functions, @firebase/rules-unit-testing). Use the web SDK or REST here, or the official emulator.',
].join(' ');

/**
 * Answers HTTP/2, which only gRPC clients send here, on the port of an HTTP server: every call fails at once
 * with UNIMPLEMENTED and a sentence that says what to do. Without it such clients try again until their time
 * is over. The sentence goes to `log` as well, once.
 */
export function refuseGrpc(server: Server, log: (line: string) => void): void {
  const connections = new Map<Duplex, Duplex>();
  let isLogged = false;
  // Node's parser hands everything that comes on a connection with an HTTP/2 preface over as an error, packet
  // by packet.
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Duplex) => {
    const packet = error.rawPacket ?? Buffer.alloc(0);
    const open = connections.get(socket);
    if (open !== undefined) {
      open.push(packet);
    } else if (packet.subarray(0, PREFACE.length).equals(PREFACE)) {
      if (!isLogged) log(ADVICE);
      isLogged = true;
      const connection = over(socket);
      connections.set(socket, connection);
      socket.on('close', () => connections.delete(socket));
      socket.on('error', () => {}); // the client has gone
      connection.push(packet);
      refuse(performServerHandshake(connection));
    } else {
      badRequest(error, socket);
    }
  });
}

/** A stream that writes to a socket and reads what is pushed. */
function over(socket: Duplex): Duplex {
  const connection = new Duplex({
    read() {},
    write: (chunk, _encoding, done) => {
      socket.write(chunk, () => done());
    },
    final: (done) => {
      socket.end();
      done();
    },
    destroy: (_error, done) => {
      socket.destroy();
      done(null);
    },
  });
  socket.on('close', () => connection.destroy());
  return connection;
}

function refuse(session: ServerHttp2Session): void {
  session.on('error', () => {}); // the client has gone
  session.setTimeout(SESSION_MS, () => session.destroy());
  session.on('stream', (stream) => {
    const headers = { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': UNIMPLEMENTED };
    stream.on('error', () => {}); // likewise
    stream.respond({ ...headers, 'grpc-message': ADVICE }, { endStream: true });
  });
}

/** What Node answers when nobody listens to these errors. */
function badRequest({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const overflow = code === 'HPE_HEADER_OVERFLOW';
  const status = overflow ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
}
