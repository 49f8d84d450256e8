import { connect } from 'node:http2';
import { connect as connectSocket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RestClient, send } from './support/rest.ts';
import { newEmulator, type Running, startEmulator } from './support/startEmulator.ts';

let running: Running;
let notices: string[];
beforeEach(async () => {
  notices = [];
  running = await startEmulator(0, newEmulator({ notice: (line) => notices.push(line) }));
});
afterEach(() => running.stop());

/** What a gRPC client sends for any call, and the headers it gets. */
function call(): Promise<{ [name: string]: unknown }> {
  return new Promise((resolve, reject) => {
    const session = connect(running.origin);
    session.on('error', reject);
    const stream = session.request({
      ':method': 'POST',
      ':path': '/google.firestore.v1.Firestore/Commit',
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    stream.on('error', reject);
    stream.on('response', (headers) => {
      session.close();
      resolve(headers);
    });
    stream.end(Buffer.alloc(5));
  });
}

it('tells a gRPC client at once what it does not speak, and the log once', async () => {
  for (let time = 0; time < 2; time += 1) {
    const headers = await call();
    expect(headers['grpc-status']).toBe('12');
    expect(headers['grpc-message']).toContain('not gRPC (the Admin SDK,');
  }
  expect(notices).toEqual([expect.stringContaining('Use the web SDK or REST here')]);
});

it('serves the others as before, and refuses what is no HTTP', async () => {
  await call();
  await new RestClient(running.origin, 'p').seed([{ path: 'c/a', fields: {} }]);
  expect((await send(`${running.origin}/`)).text).toBe('Ok\n');
  const answer = await new Promise<string>((resolve) => {
    let said = '';
    const socket = connectSocket(running.port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
    socket.on('data', (data) => {
      said += data;
    });
    socket.on('close', () => resolve(said));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request/);
});
