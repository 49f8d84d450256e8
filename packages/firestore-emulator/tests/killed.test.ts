import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BIN, firestoreArgs, freePort, type Program, ready, startProcess } from './support/program.ts';
import { RestClient, send } from './support/rest.ts';

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const WRITERS = 8;
const metadata = () => join(folder, 'export', 'export.overall_export_metadata');

function start(program: string, args: string[], env: Record<string, string> = {}): Program {
  const journal = { FIRESTORE_JOURNAL: join(folder, 'journal') };
  const started = startProcess(program, args, { cwd: folder, env: { ...journal, ...env } });
  children.push(started.child);
  return started;
}

async function startFirestore(...more: string[]): Promise<{ program: Program; origin: string }> {
  const port = await freePort();
  const program = start(join(BIN, 'java'), firestoreArgs(port, ...more));
  await ready(program, port);
  return { program, origin: `http://127.0.0.1:${port}` };
}

/**
 * Writes documents from several clients until the server is gone; returns the paths that were acknowledged.
 */
async function writeUntilGone(origin: string, collection: string, onAcknowledged: (count: number) => void) {
  const client = new RestClient(origin, 'demo-program');
  const acknowledged: string[] = [];
  const writer = async (number: number) => {
    for (let at = 0; ; at += 1) {
      const path = `${collection}/w${number}-${at}`;
      try {
        await client.seed([{ path, fields: { at: { integerValue: String(at) } } }]);
      } catch {
        return;
      }
      acknowledged.push(path);
      onAcknowledged(acknowledged.length);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
  return acknowledged;
}

async function stored(origin: string): Promise<Set<string>> {
  const found = await new RestClient(origin, 'demo-program').query({
    from: [{ collectionId: '', allDescendants: true }],
  });
  return new Set('paths' in found ? found.paths : []);
}

const exportNow = (origin: string) =>
  send(`${origin}/emulator/v1/projects/demo-program:export`, {
    method: 'POST',
    body: JSON.stringify({ database: '', export_directory: folder, export_name: 'export' }),
  });

describe('a Firestore that was killed', { timeout: 30_000 }, () => {
  it('has every acknowledged write at its next start, twice in a row', async () => {
    let { program, origin } = await startFirestore();
    const acknowledged: string[] = [];
    for (const _ of ['once', 'twice']) {
      const killed = program.child;
      const written = await writeUntilGone(origin, `c${acknowledged.length}`, (count) => {
        if (count === 200) killed.kill('SIGKILL');
      });
      await program.ended;
      expect(written.length).toBeGreaterThanOrEqual(200);
      acknowledged.push(...written);
      ({ program, origin } = await startFirestore());
      const kept = await stored(origin);
      expect(acknowledged.filter((path) => !kept.has(path))).toEqual([]);
    }
  });

  it('has those acknowledged while it was exporting, with the export and without', async () => {
    const { program, origin } = await startFirestore();
    let exporting: Promise<unknown> = Promise.resolve();
    const acknowledged = await writeUntilGone(origin, 'c', (count) => {
      if (count === 100) exporting = exportNow(origin);
      if (count === 300) program.child.kill('SIGKILL');
    });
    await program.ended;
    await exporting;
    for (const seed of [[], ['--seed_from_export', metadata()]]) {
      const next = await startFirestore(...seed);
      const kept = await stored(next.origin);
      expect(acknowledged.filter((path) => !kept.has(path))).toEqual([]);
      next.program.child.kill('SIGKILL');
      await next.program.ended;
    }
  });

  it('refuses to share its journal while it lives, and gives it up when it ends', async () => {
    const { program, origin } = await startFirestore();
    const { pid } = program.child;
    expect((await send(`${origin}/emulator/v1/process`)).json).toEqual({ pid, orphan: false });
    const second = start(join(BIN, 'java'), firestoreArgs(await freePort()));
    expect(await second.ended).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`is in use by process ${pid}.`),
    });
    await send(`${origin}/shutdown`, { method: 'POST' });
    await program.ended;
    await startFirestore();
  });

  it('ends by itself when whoever started it is gone, if it is told to', async () => {
    const port = await freePort();
    const started = `${join(BIN, 'firestore')} --port ${port} --project_id demo-program & echo $!; wait`;
    const parent = start('/bin/sh', ['-c', started], { FIRESTORE_END_WITH_PARENT: '1' });
    await ready(parent, port);
    const origin = `http://127.0.0.1:${port}`;
    const acknowledged = await writeUntilGone(origin, 'c', (count) => {
      if (count === 50) parent.child.kill('SIGKILL');
    });
    const next = await startFirestore();
    const kept = await stored(next.origin);
    expect(acknowledged.length).toBeGreaterThanOrEqual(50);
    expect(acknowledged.filter((path) => !kept.has(path))).toEqual([]);
  });
});
