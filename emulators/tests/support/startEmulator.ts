import { Emulator, type EmulatorOptions } from '../../firestore/Emulator.ts';
import { createHttpServer } from '../../firestore/rest/createHttpServer.ts';

export type RunningEmulator = { url: string; emulator: Emulator; log: string[]; stop: () => Promise<void> };

/** A Firestore stand-in within this process, on a free port. */
export async function startEmulator(options: Partial<EmulatorOptions> = {}): Promise<RunningEmulator> {
  const log: string[] = [];
  const emulator = new Emulator({
    project: 'start-project',
    indexes: null,
    log: (line) => log.push(line),
    ...options,
  });
  const server = createHttpServer(emulator, () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    emulator,
    log,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
