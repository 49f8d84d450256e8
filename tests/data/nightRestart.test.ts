import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collection, getDocs } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  BIN,
  firestoreArgs,
  freePort,
  type Program,
  ready,
  startProcess,
} from '../../emulators/tests/support/program.ts';
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
let running: Program;

async function start(): Promise<void> {
  const env = { FIRESTORE_JOURNAL: join(folder, 'journal') };
  running = startProcess(join(BIN, 'java'), firestoreArgs(port), { cwd: folder, env });
  await ready(running, port);
}

async function kill(): Promise<void> {
  running.child.kill('SIGKILL');
  await running.ended;
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
