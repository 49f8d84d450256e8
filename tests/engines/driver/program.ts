import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts a program in a process group of its own, with a folder of its own for all it keeps. */
export function startProgram(
  path: string,
  args: (folder: string) => readonly string[],
  env: (folder: string) => Record<string, string> = () => ({}),
) {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const home = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(path, args(folder), {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, TZ: 'America/New_York', ...home, ...env(folder) },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    killGroup(child);
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { child, folder, stop };
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Returns a port on which nothing listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Calls `ask` until it doesn't reject, for as long as a program may take to start. */
export async function untilUp<T>(ask: () => Promise<T>): Promise<T> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
