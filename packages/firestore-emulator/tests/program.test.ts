import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BIN, firestoreArgs, freePort, type Program, ready, startProcess } from './support/program.ts';
import { RestClient, send } from './support/rest.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /open/{id} { allow read; } } }`;

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'program-'));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a program of `bin` in a folder that is not the project's. */
function start(name: string, args: string[], env: Record<string, string> = {}): Program {
  const program = startProcess(join(BIN, name), args, { cwd: folder, env });
  children.push(program.child);
  return program;
}

function startFirestore(port: number, ...more: string[]): Program {
  return start('java', firestoreArgs(port, ...more));
}

function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

describe('the java shim', { timeout: 30_000 }, () => {
  it('passes for Java 21', async () => {
    const { code, stdout, stderr } = await start('java', ['-Duser.language=en', '-version']).ended;
    expect(code).toBe(0);
    expect(stdout + stderr).toMatch(/version "21\./);
  });

  it('hands everything else to the next java on PATH, with its exit code', async () => {
    mkdirSync(join(folder, 'real'));
    file('real/java', '#!/bin/sh\necho "real: $*"\nexit 7\n');
    chmodSync(join(folder, 'real/java'), 0o755);
    const PATH = [BIN, join(folder, 'real'), process.env.PATH].join(':');
    expect(await start('java', ['-jar', 'other.jar', 'serve'], { PATH }).ended).toMatchObject({
      code: 7,
      stdout: 'real: -jar other.jar serve\n',
    });
  });

  it('says so when there is no other java', async () => {
    symlinkSync(process.execPath, join(folder, 'node'));
    for (const tool of ['sh', 'dirname']) symlinkSync(`/bin/${tool}`, join(folder, tool));
    const ended = await start('java', ['-jar', 'other.jar'], { PATH: [BIN, folder].join(':') }).ended;
    expect(ended).toMatchObject({ code: 127, stderr: expect.stringContaining('No Java on PATH') });
  });
});

describe('the Firestore program', { timeout: 30_000 }, () => {
  it.each<NodeJS.Signals>(['SIGINT', 'SIGTERM'])(
    'serves under its rules and ends well on %s',
    async (signal) => {
      const port = await freePort();
      const program = startFirestore(port, '--rules', file('firestore.rules', RULES));
      await ready(program, port);
      const client = new RestClient(`http://127.0.0.1:${port}`, 'demo-program', null);
      expect((await client.document('GET', 'open/a')).status).toBe(404);
      expect((await client.document('GET', 'closed/a')).status).toBe(403);
      program.child.kill(signal);
      expect(await program.ended).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('denied get of'),
      });
    },
  );

  it('ends on POST /shutdown', async () => {
    const port = await freePort();
    const program = startFirestore(port);
    await ready(program, port);
    const answer = await send(`http://127.0.0.1:${port}/shutdown`, { method: 'POST' });
    expect(answer).toMatchObject({ status: 200, text: 'Shutting down...\n' });
    expect(await program.ended).toMatchObject({ code: 0 });
  });

  it('refuses broken rules with file, line and column', async () => {
    const rules = file('firestore.rules', 'service cloud.firestore {\n  match /x { allow read: if ; }\n}');
    const { code, stderr } = await startFirestore(await freePort(), '--rules', rules).ended;
    expect(code).toBe(1);
    expect(stderr).toContain(`${rules}:2:29 ERROR `);
  });

  it.each([
    ['--rules', 'none.rules', 'The rules file cannot be read'],
    ['--seed_from_export', 'none', 'no such file'],
  ])('refuses %s %s', async (option, value, text) => {
    const ended = await startFirestore(await freePort(), option, value).ended;
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining(text) });
  });

  it('says when the address is in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const ended = await startFirestore(port).ended;
    await new Promise((resolve) => server.close(resolve));
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining('address already in use') });
  });

  it('finds the index file beside the rules, and starts with exported data', async () => {
    file('firestore.indexes.json', '{"indexes":[]}');
    const rules = file('firestore.rules', RULES);
    const first = await freePort();
    const program = startFirestore(first, '--rules', rules);
    await ready(program, first);
    const origin = `http://127.0.0.1:${first}`;
    const client = new RestClient(origin, 'demo-program');
    const orderBy = ['a', 'b'].map((fieldPath) => ({ field: { fieldPath } }));
    expect(await client.query({ from: [{ collectionId: 'c' }], orderBy })).toMatchObject({
      status: 'FAILED_PRECONDITION',
    });
    await client.seed([{ path: 'open/kept', fields: {} }]);
    await send(`${origin}/emulator/v1/projects/demo-program:export`, {
      method: 'POST',
      body: JSON.stringify({
        database: 'projects/demo-program/databases/(default)',
        export_directory: folder,
        export_name: 'firestore_export',
      }),
    });
    program.child.kill('SIGINT');
    await program.ended;

    const second = await freePort();
    const metadata = join(folder, 'firestore_export/firestore_export.overall_export_metadata');
    await ready(startFirestore(second, '--rules', rules, '--seed_from_export', metadata), second);
    const again = new RestClient(`http://127.0.0.1:${second}`, 'demo-program', null);
    expect((await again.document('GET', 'open/kept')).status).toBe(200);
  });
});
