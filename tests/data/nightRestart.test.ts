import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collection, getDocs } from 'firebase/firestore/lite';
import { firestore as PROGRAM } from 'firestore-emulator/programs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBoard } from '../../src/domain/night/board/board.ts';
import { readSlip } from '../../src/domain/night/counts/slips.ts';
import { foldBoard } from '../../src/domain/night/watch/boardFold.ts';
import { aPass, cupKey } from '../support/crew.ts';
import { captainBoardData } from '../support/documents/captainBoard.ts';
import { anEvent } from '../support/documents/events.ts';
import { NightPhone } from '../support/nightPhone.ts';
import { TestProject } from '../support/TestProject.ts';

/*
 * A database of this test's own, which is killed in the middle of a wave and started again.
 */

// A database starts twice.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const usual = process.env.FIRESTORE_EMULATOR_HOST;
let folder: string;
let port: number;
let running: ChildProcess;

async function start(): Promise<void> {
  const args = ['--port', String(port), '--project_id', 'demo-restart'];
  const env = { ...process.env, FIRESTORE_JOURNAL: join(folder, 'journal') };
  const child = spawn(PROGRAM, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  running = child;
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The database ended with ${code}.`)));
    child.stdout.on('data', (text) => String(text).includes('is listening') && resolve());
  });
}

async function kill(): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  running.kill('SIGKILL');
  await once(running, 'exit');
}

/** A port nobody listens on at this moment. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'night-'));
  port = await freePort();
  await start();
});
afterEach(async () => {
  process.env.FIRESTORE_EMULATOR_HOST = usual;
  await kill();
  rmSync(folder, { recursive: true });
});

test('a database that is killed in the middle of a wave has every count that it took, and gets the rest', async () => {
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
  const project = await TestProject.open();
  const now = new Date();
  const member = { pass: cupKey, name: 'Kim', removed: false, joinedAt: now, seenAt: now };
  await project.seed({
    ...anEvent('cup'),
    ...aPass({ scopes: ['tables'] }),
    'events/cup/crew/one': member,
    'events/cup/crew/two': member,
    'boards/cup': captainBoardData(),
  });
  const [one, two] = [new NightPhone(project, 'one'), new NightPhone(project, 'two')];
  await Promise.all([one.look(), two.look()]);
  const stack = (hand: number, chips: number) => ({ hand, chips, out: false });

  one.count('t1', { s1: stack(8, 3000) });
  await one.sync();
  await kill();
  // Both count on, and find nobody.
  one.count('t1', { s1: stack(16, 4000) });
  two.count('t2', { s1: stack(8, 2000) });
  await one.sync();
  await two.sync();
  expect(await one.waiting()).toHaveLength(2);
  expect(await two.waiting()).toHaveLength(2);

  await start();
  // The stand-in forgets the rules of a project when it ends; production has them.
  await project.loadRules();
  await one.sync();
  await two.sync();
  expect(await one.waiting()).toEqual([]);
  expect(await two.waiting()).toEqual([]);
  const board = readBoard('cup', await project.stored('boards/cup'));
  expect(board.counts.r1?.t1?.seats).toEqual({ s1: stack(16, 4000) });
  expect(board.counts.r1?.t2?.seats).toEqual({ s1: stack(8, 2000) });
  const found = await getDocs(collection(project.as('regular'), 'events/cup/slips'));
  const slips = found.docs.map((each) => readSlip(each.id, each.data()));
  expect(slips).toHaveLength(3);
  expect(foldBoard(board, slips, new Map())).toEqual({ differences: [], questions: [] });
  await project.close();
});
