import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort, type Program, ready, startProcess } from './support/program.ts';
import { RestClient } from './support/rest.ts';

const EMULATORS = fileURLToPath(new URL('../', import.meta.url));
const MODULES = join(EMULATORS, '..', 'node_modules');

let folder: string;
let program: Program | null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
  program = null;
});
afterEach(() => {
  program?.child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** The folder as somebody would copy it, with what its package.json asks for and nothing else. */
function copyOut(): string {
  const copy = join(folder, 'copied');
  cpSync(EMULATORS, copy, {
    recursive: true,
    filter: (file) => !file.startsWith(join(EMULATORS, 'tests')) && !file.includes('node_modules'),
  });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of ['tsx', 'esbuild', '@esbuild', 'get-tsconfig', 'resolve-pkg-maps', 'valibot']) {
    symlinkSync(join(MODULES, name), join(copy, 'node_modules', name));
  }
  return copy;
}

describe('the folder on its own', { timeout: 30_000 }, () => {
  it('serves from any folder with nothing of the project around it', async () => {
    const copy = copyOut();
    const port = await freePort();
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    const args = ['--port', String(port), '--project_id', 'demo-alone'];
    program = startProcess(join(copy, 'bin', 'firestore'), args, { cwd: elsewhere });
    await ready(program, port);
    const client = new RestClient(`http://127.0.0.1:${port}`, 'demo-alone');
    await client.seed([{ path: 'c/a', fields: {} }]);
    expect((await client.document('GET', 'c/a')).status).toBe(200);
  });

  it('starts the firebase of the current folder with the stand-ins in place of Java', async () => {
    const copy = copyOut();
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(join(elsewhere, 'node_modules', '.bin'), { recursive: true });
    const shown = 'echo "$@"; echo "$FIRESTORE_EMULATOR_BINARY_PATH"; java -version; exit 3';
    const firebase = join(elsewhere, 'node_modules', '.bin', 'firebase');
    writeFileSync(firebase, `#!/bin/sh\n${shown}\n`, { mode: 0o755 });
    program = startProcess(process.execPath, [join(copy, 'bin', 'start.mjs')], { cwd: elsewhere });
    expect(await program.ended).toMatchObject({
      code: 3,
      stdout: `emulators:start\n${join(copy, 'bin', 'firestore')}\n`,
      stderr: expect.stringContaining('version "21.0.0"'),
    });
  });

  it('says what is missing where there is no firebase', async () => {
    const env = { PATH: '/nowhere' };
    const start = join(EMULATORS, 'bin', 'start.mjs');
    const alone = join(folder, 'copied', 'bin', 'start.mjs');
    mkdirSync(join(folder, 'copied', 'bin'), { recursive: true });
    cpSync(start, alone);
    program = startProcess(process.execPath, [alone], { cwd: folder, env });
    expect(await program.ended).toMatchObject({
      code: 127,
      stderr: expect.stringContaining('npm install firebase-tools'),
    });
  });
});
