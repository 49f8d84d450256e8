import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GrpcClient } from './support/GrpcClient.ts';
import { freePort, type Program, ready, startProcess } from './support/program.ts';
import { RestClient } from './support/rest.ts';

const PACKAGE = fileURLToPath(new URL('../', import.meta.url));
const { resolve } = createRequire(import.meta.url);
const installedAt = (name: string) =>
  resolve
    .paths(name)
    ?.map((modules) => join(modules, name))
    .find((folder) => existsSync(folder)) ?? '';
const Manifest = v.object({
  name: v.string(),
  files: v.array(v.string()),
  dependencies: v.record(v.string(), v.string()),
});

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

/**
 * The package as npm installs it, with what its package.json asks for and nothing else; returns its folder.
 */
function install(): string {
  const manifest = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const { name, files, dependencies } = v.parse(Manifest, manifest);
  const modules = join(folder, 'node_modules');
  const installed = join(modules, name);
  for (const file of ['package.json', ...files])
    cpSync(join(PACKAGE, file), join(installed, file), { recursive: true });
  for (const needed of Object.keys(dependencies)) {
    mkdirSync(dirname(join(modules, needed)), { recursive: true });
    symlinkSync(installedAt(needed), join(modules, needed));
  }
  return installed;
}

describe('the package on its own', { timeout: 30_000 }, () => {
  it('serves from any folder with nothing else around it', async () => {
    const installed = install();
    const port = await freePort();
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    const start = join(installed, 'bin', 'start.mjs');
    const args = [start, 'firestore', '--port', String(port), '--project_id', 'demo-alone'];
    program = startProcess(process.execPath, args, { cwd: elsewhere });
    await ready(program, port);
    const client = new RestClient(`http://127.0.0.1:${port}`, 'demo-alone');
    await client.seed([{ path: 'c/a', fields: {} }]);
    expect((await client.document('GET', 'c/a')).status).toBe(200);
    const grpc = new GrpcClient(port);
    const name = `${client.documents}/c/a`;
    expect(await grpc.call('GetDocument', { name })).toMatchObject({ status: 'OK', messages: [{ name }] });
    grpc.close();
    program.child.kill('SIGTERM');
    expect(await program.ended).toMatchObject({ code: 0 });
  });

  it('starts the firebase of the current folder with the stand-ins in place of Java', async () => {
    const installed = install();
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(join(elsewhere, 'node_modules', '.bin'), { recursive: true });
    const shown = 'echo "$@"; echo "$FIRESTORE_EMULATOR_BINARY_PATH"; java -version; exit 3';
    const firebase = join(elsewhere, 'node_modules', '.bin', 'firebase');
    writeFileSync(firebase, `#!/bin/sh\n${shown}\n`, { mode: 0o755 });
    program = startProcess(process.execPath, [join(installed, 'bin', 'start.mjs')], { cwd: elsewhere });
    expect(await program.ended).toMatchObject({
      code: 3,
      stdout: `emulators:start\n${join(installed, 'bin', 'firestore')}\n`,
      stderr: expect.stringContaining('version "21.0.0"'),
    });
  });

  it.each<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP'])(
    'passes %s on to firebase once, and ends with it',
    async (signal) => {
      const start = join(install(), 'bin', 'start.mjs');
      const traps = 'for s in INT TERM HUP; do trap "echo SIG$s; ended=5" $s; done';
      const firebase = join(folder, 'node_modules', '.bin', 'firebase');
      mkdirSync(dirname(firebase), { recursive: true });
      const script = `#!/bin/sh\n${traps}\necho up\nuntil [ "$ended" ] || [ ! -e "$0" ]; do sleep 0.1; done\nexit $ended\n`;
      writeFileSync(firebase, script, { mode: 0o755 });
      const { child, ended } = startProcess(process.execPath, [start], { cwd: folder });
      await new Promise((resolve) => child.stdout?.once('data', resolve));
      child.kill(signal);
      expect(await ended).toMatchObject({ code: 5, stdout: `up\n${signal}\n` });
    },
  );

  it('ends when npx is told to, which ends a shell between them', async () => {
    const port = await freePort();
    const start = join(install(), 'bin', 'start.mjs');
    const command = `"${process.execPath}" "${start}" firestore --port ${port} --project_id demo-npx; true`;
    const env = { npm_command: 'exec' };
    program = startProcess('/bin/sh', ['-c', command], { cwd: folder, env });
    await ready(program, port);
    program.child.kill('SIGTERM');
    // Only then is nobody left to write to its output.
    expect(await program.ended).toMatchObject({ signal: 'SIGTERM' });
  });

  it('says what is missing where there is no firebase', async () => {
    const env = { PATH: '/nowhere' };
    const start = join(install(), 'bin', 'start.mjs');
    program = startProcess(process.execPath, [start], { cwd: folder, env });
    expect(await program.ended).toMatchObject({
      code: 127,
      stderr: expect.stringContaining('npm install firebase-tools'),
    });
  });
});
