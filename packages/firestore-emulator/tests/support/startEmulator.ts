import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Emulator, type EmulatorOptions } from '../../firestore/Emulator.ts';
import { createHttpServer } from '../../firestore/rest/createHttpServer.ts';

export type Running = {
  origin: string;
  port: number;
  emulator: Emulator;
  server: Server;
  stop: () => Promise<void>;
};

/** An emulator of the test's own on a free port (or the one given), without indexes and without rules. */
export async function startEmulator(port = 0, emulator = newEmulator()): Promise<Running> {
  const server = createHttpServer(emulator, () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const taken = (server.address() as AddressInfo).port;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${taken}`, port: taken, emulator, server, stop };
}

/** One that is not listening yet. */
export function newEmulator(options: Partial<EmulatorOptions> = {}): Emulator {
  return new Emulator({ project: 'demo-none', indexes: null, checkTokens: false, log: () => {}, ...options });
}
