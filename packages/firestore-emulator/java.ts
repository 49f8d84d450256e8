import { spawn } from 'node:child_process';
import { accessSync, constants as fsConstants, realpathSync } from 'node:fs';
import { constants as osConstants } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('./bin/', import.meta.url));

/**
 * Stands in for the `java` command as far as firebase-tools uses it (firestore-emulator-protocol.md, chapter
 * 10): answers `-version` like Java 21, and runs `-jar <bin/firestore> …` and `-jar <bin/storage-rules> …`
 * with the programs of this package. Passes any other command line to the next real `java` on PATH; exits
 * with 127 when there is none.
 */
export async function java(args: string[]): Promise<void> {
  const jarAt = args.indexOf('-jar');
  const jar = jarAt < 0 ? null : realPath(args[jarAt + 1] ?? '');
  if (jar === join(bin, 'firestore')) {
    const { main } = await import('./firestore/main.ts');
    return main(args.slice(jarAt + 2));
  }
  if (jar === join(bin, 'storage-rules')) {
    await import(new URL('./storage/main.ts', import.meta.url).href);
    return;
  }
  if (jar === null && args.includes('-version')) {
    process.stderr.write('openjdk version "21.0.0" (firestore-emulator, a stand-in: see its README.md)\n');
    return;
  }
  passOn(args);
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}

function passOn(args: string[]): void {
  const program = nextJava();
  if (program === null) {
    process.stderr.write(
      'No Java on PATH besides the stand-in of firestore-emulator. Install Java 21 or newer.\n',
    );
    process.exitCode = 127;
    return;
  }
  const child = spawn(program, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 126;
  });
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal === null ? 0 : osConstants.signals[signal]));
  });
}

function nextJava(): string | null {
  const names = process.platform === 'win32' ? ['java.exe'] : ['java'];
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      if (isProgram(path) && realPath(path) !== join(bin, 'java')) return path;
    }
  }
  return null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, fsConstants.X_OK);
    return true;
  } catch {
    return false;
  }
}
