import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Store } from 'firestore-emulator';
import { firestore as PROGRAM } from 'firestore-emulator/programs';
import { openJournal, ownerOf } from 'firestore-emulator/saved';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emulatorDatabase, writeDocuments } from '../../scripts/firestoreRest.ts';
import { HOST, ports } from '../../scripts/ports.ts';
import { refuseSharedData, takeOver } from '../../scripts/suite/takeOver.ts';

/** Its ports belong together as those of `npm start` do; nothing else uses this offset. */
const PORTS = ports(21_000);
const ARGS = ['--port', String(PORTS.firestore), '--project_id', 'demo'];

let folder: string;
let started: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'takeover-'));
  started = [];
});
afterEach(async () => {
  const owner = await ownerOf(journal());
  if (owner !== null) process.kill(owner.pid, 'SIGKILL');
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const journal = () => join(folder, 'journal');

/** Starts a Firestore with one document and returns who started it. */
async function firestore(program: string, args: string[]): Promise<ChildProcess> {
  const env = { ...process.env, FIRESTORE_JOURNAL: journal() };
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  let said = '';
  for await (const data of child.stdout) {
    said += data;
    if (said.includes('is listening')) break;
  }
  await writeDocuments(emulatorDatabase(PORTS.firestore, 'demo'), [{ path: 'c/kept', fields: {} }]);
  return child;
}

async function kept(): Promise<string[]> {
  const store = new Store();
  const say = () => {};
  (await openJournal(store, { folder: journal(), base: null, log: say, notice: say })).close();
  return [...store.database({ project: 'demo', database: '(default)' }).documents()].map(({ path }) =>
    path.join('/'),
  );
}

describe('data that an earlier start still has', { timeout: 30_000 }, () => {
  test('an orphan is ended, and what it has acknowledged is there', async () => {
    const parent = await firestore('/bin/sh', ['-c', `"${PROGRAM}" ${ARGS.join(' ')} & wait`]);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    expect(await ownerOf(journal())).toMatchObject({ orphan: true });
    await takeOver(journal());
    expect(await ownerOf(journal())).toBeNull();
    expect(await kept()).toEqual(['c/kept']);
  });

  test('one whose npm start is gone is given the time to save', async () => {
    const child = await firestore(PROGRAM, ARGS);
    let isOver = false;
    const taking = takeOver(journal()).then(() => {
      isOver = true;
    });
    expect(await ownerOf(journal())).toMatchObject({ pid: child.pid, orphan: false });
    expect(isOver).toBe(false);
    child.kill('SIGINT');
    await taking;
    expect(await kept()).toEqual(['c/kept']);
  });

  test('one that is in use is refused', async () => {
    await firestore(PROGRAM, ARGS);
    const app = createServer().listen(PORTS.app, HOST);
    await once(app, 'listening');
    await takeOver(journal());
    await expect(refuseSharedData(journal())).rejects.toThrow('The saved data is in use by the emulators at');
    await new Promise((resolve) => app.close(resolve));
  });
});
