import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync as writeTo,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importData } from '../firestore/admin/importData.ts';
import type { Emulator } from '../firestore/Emulator.ts';
import type { WriteBytes } from '../firestore/journal/Journal.ts';
import { openJournal } from '../firestore/journal/openJournal.ts';
import { RestClient, send } from './support/rest.ts';
import { newEmulator, type Running, startEmulator } from './support/startEmulator.ts';

let folder: string;
let running: Running[];
let notices: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  running = [];
  notices = [];
});
afterEach(async () => {
  await Promise.all(running.map(({ stop }) => stop()));
  rmSync(folder, { recursive: true });
});

const journal = () => join(folder, 'journal');
const metadata = () => join(folder, 'export', 'export.overall_export_metadata');
const segments = () => readdirSync(journal()).map((name) => join(journal(), name));
const notice = (line: string) => notices.push(line);
const everything = { from: [{ collectionId: '', allDescendants: true }] };

/**
 * Starts an emulator on what the folder holds, as after the end of the one before, however that came about.
 */
async function start({ exported = false, write }: { exported?: boolean; write?: WriteBytes } = {}) {
  const emulator: Emulator = newEmulator({ notice });
  const base = exported ? await importData(emulator.store, 'a', metadata()) : null;
  await openJournal(emulator.store, {
    folder: journal(),
    base,
    log: () => {},
    notice,
    ...(write && { write }),
  });
  const next = await startEmulator(0, emulator);
  running.push(next);
  return next.origin;
}

const client = (origin: string, project = 'a', database = '(default)') =>
  new RestClient(origin, project, 'Bearer owner', database);
const paths = async (of: RestClient) => {
  const found = await of.query(everything);
  return 'paths' in found ? found.paths : found;
};
const exportNow = (origin: string, directory = folder) =>
  send(`${origin}/emulator/v1/projects/a:export`, {
    method: 'POST',
    body: JSON.stringify({ database: '', export_directory: directory, export_name: 'export' }),
  });
const fields = (text: string) => ({ text: { stringValue: text } });

it('brings back every database of every project: commits, changes, deletes and times', async () => {
  const first = await start();
  await client(first).seed([
    { path: 'c/kept', fields: fields('old') },
    { path: 'c/gone', fields: fields('line\n\u2028 ü😀') },
  ]);
  await client(first).seed([{ path: 'c/kept', fields: fields('line\n\u2028 ü😀') }]);
  await client(first).document('DELETE', 'c/gone');
  await client(first, 'a', 'named').seed([{ path: 'c/n', fields: {} }]);
  await client(first, 'b').seed([{ path: 'c/b', fields: {} }]);
  const before = (await client(first).document('GET', 'c/kept')).json;
  const second = await start();
  expect((await client(second).document('GET', 'c/kept')).json).toEqual(before);
  expect(await paths(client(second))).toEqual(['c/kept']);
  expect(await paths(client(second, 'a', 'named'))).toEqual(['c/n']);
  expect(await paths(client(second, 'b'))).toEqual(['c/b']);
});

it('remembers that everything was deleted', async () => {
  const first = await start();
  await client(first).seed([{ path: 'c/a', fields: {} }]);
  await client(first, 'b').seed([{ path: 'c/b', fields: {} }]);
  await send(`${first}/emulator/v1/projects/a/databases/(default)/documents`, { method: 'DELETE' });
  const second = await start();
  expect(await paths(client(second))).toEqual([]);
  expect(await paths(client(second, 'b'))).toEqual(['c/b']);
  await send(`${second}/reset`, { method: 'POST' });
  expect(await paths(client(await start(), 'b'))).toEqual([]);
});

it('goes on after an export, whether the export is there at the next start or not', async () => {
  const first = await start();
  await client(first).seed([{ path: 'c/before', fields: {} }]);
  await client(first, 'b').seed([{ path: 'c/b', fields: {} }]);
  await exportNow(first);
  await client(first).seed([{ path: 'c/after', fields: {} }]);
  await client(first).document('DELETE', 'c/before');

  expect(await paths(client(await start()))).toEqual(['c/after']);
  const withExport = await start({ exported: true });
  expect(await paths(client(withExport))).toEqual(['c/after']);
  expect(await paths(client(withExport, 'b'))).toEqual(['c/b']);
  await client(withExport).seed([{ path: 'c/later', fields: {} }]);
  // The export has been read, so its part of the journal is gone; what came later isn't.
  const again = await start({ exported: true });
  expect(await paths(client(again))).toEqual(['c/after', 'c/later']);
  expect(await paths(client(again, 'b'))).toEqual(['c/b']);
  expect(notices).toEqual([]);
});

it('keeps what is written while an export is being made', async () => {
  const first = await start();
  await client(first).seed(
    Array.from({ length: 400 }, (_, at) => ({ path: `c/${at}`, fields: fields('x'.repeat(1000)) })),
  );
  await Promise.all([
    exportNow(first),
    ...Array.from({ length: 50 }, (_, at) => client(first).seed([{ path: `d/${at}`, fields: {} }])),
  ]);
  expect(await paths(client(await start({ exported: true })))).toHaveLength(450);
});

it.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -7)],
  ['without its newline', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -3), Buffer.from('}')])],
])('leaves out a last record that is %s, without a word', async (_, damage) => {
  const first = await start();
  await client(first).seed([{ path: 'c/a', fields: {} }]);
  const [segment = ''] = segments();
  const before = readFileSync(segment);
  await client(first).seed([{ path: 'c/b', fields: {} }]);
  const all = readFileSync(segment);
  writeFileSync(segment, Buffer.concat([before, damage(all.subarray(before.length))]));
  const found = await paths(client(await start()));
  expect(found).toEqual(expect.arrayContaining(['c/a']));
  expect(notices).toEqual([]);
});

it.each([
  ['follow it', (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(512)]), 3],
  ['take the place of its last kilobyte', (bytes: Buffer) => bytes.fill(0, bytes.length - 1000), 1],
])('says that commits are lost when zeros %s, and keeps the file', async (_, damage, kept) => {
  const first = await start();
  for (const id of ['a', 'b', 'c'])
    await client(first).seed([{ path: `c/${id}`, fields: fields('x'.repeat(500)) }]);
  const [segment = ''] = segments();
  writeFileSync(segment, damage(readFileSync(segment)));
  expect(await paths(client(await start()))).toHaveLength(kept);
  expect(notices).toEqual([
    expect.stringContaining(`at least 1 commit can't be read and ${kept} can; its file is kept as `),
  ]);
  expect(readdirSync(folder).filter((name) => name.includes('.damaged-'))).toHaveLength(1);
  await start();
  expect(notices).toHaveLength(1);
});

it('counts the commits that zeros in the middle took, not the lines, also the second time', async () => {
  const wipe = (bytes: Buffer, from: string, to: string) =>
    bytes.fill(0, bytes.indexOf(`documents/c/${from}`), bytes.indexOf(`documents/c/${to}`));
  const first = await start();
  for (const id of 'abcdefgh') await client(first).seed([{ path: `c/${id}`, fields: {} }]);
  const [segment = ''] = segments();
  writeFileSync(segment, wipe(readFileSync(segment), 'b', 'd'));
  expect(await paths(client(await start()))).toEqual(['c/a', 'c/e', 'c/f', 'c/g', 'c/h']);
  writeFileSync(segment, wipe(readFileSync(segment), 'e', 'f'));
  expect(await paths(client(await start()))).toEqual(['c/a', 'c/g', 'c/h']);
  expect(notices).toEqual([
    expect.stringContaining("damaged: 3 commits can't be read and 5 can"),
    expect.stringContaining("damaged: 2 commits can't be read and 3 can"),
  ]);
});

it('reads around a damaged record, keeps the damaged file and says so once', async () => {
  const first = await start();
  for (const id of ['a', 'b', 'c']) await client(first).seed([{ path: `c/${id}`, fields: fields(id) }]);
  const [segment = ''] = segments();
  writeFileSync(segment, readFileSync(segment, 'utf8').replace('"stringValue":"b"', '"stringValue":"x"'));
  expect(await paths(client(await start()))).toEqual(['c/a', 'c/c']);
  expect(notices).toEqual([expect.stringContaining("damaged: 1 commit can't be read and 2 can")]);
  expect(readdirSync(folder).filter((name) => name.includes('.damaged-'))).toHaveLength(1);
  expect(await paths(client(await start()))).toEqual(['c/a', 'c/c']);
  expect(notices).toHaveLength(1);
});

it('puts a journal of other data aside, and a file in its place', async () => {
  const first = await start();
  await client(first).seed([{ path: 'c/a', fields: {} }]);
  await exportNow(first);
  rmSync(journal(), { recursive: true });
  await client(await start()).seed([{ path: 'c/other', fields: {} }]);
  expect(await paths(client(await start({ exported: true })))).toEqual(['c/a']);
  expect(notices).toEqual([expect.stringContaining("doesn't belong to the saved data: moved to")]);

  rmSync(journal(), { recursive: true });
  appendFileSync(journal(), 'x');
  expect(await paths(client(await start({ exported: true })))).toEqual(['c/a']);
  expect(notices[1]).toContain('A file stands where the journal should be: moved to');
});

it('refuses writes while the disk is full, says so once, and loses nothing', async () => {
  let full = false;
  const write: WriteBytes = (file, bytes, start, length, at) => {
    if (!full) return writeTo(file, bytes, start, length, at);
    // What a full disk does: some of it fits, the rest doesn't.
    if (start === 0) return writeTo(file, bytes, start, Math.min(10, length), at);
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  const first = await start({ write });
  await client(first).seed([{ path: 'c/a', fields: {} }]);
  await client(first, 'b').seed([{ path: 'c/b', fields: {} }]);
  full = true;
  for (const id of ['b', 'c']) {
    const refused = await client(first).document('PATCH', `c/${id}`, { fields: fields('no') });
    expect(refused).toMatchObject({
      status: 429,
      json: {
        error: { status: 'RESOURCE_EXHAUSTED', message: 'The disk is full: nothing was written.' },
      },
    });
  }
  expect(await exportNow(first)).toMatchObject({ status: 429 });
  expect(await paths(client(first))).toEqual(['c/a']);
  expect(notices).toEqual([expect.stringContaining('The disk is full: Firestore refuses writes until ')]);
  expect(await paths(client(await start()))).toEqual(['c/a']);
  full = false;
  await client(first).seed([{ path: 'c/d', fields: {} }]);
  expect(notices).toHaveLength(1);
});

it('says that an export failed, and loses nothing by it', async () => {
  const first = await start();
  await client(first).seed([{ path: 'c/a', fields: {} }]);
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await exportNow(first, file)).toMatchObject({ status: 429 });
  expect(notices).toEqual([expect.stringContaining(`Firestore could not export to ${file}: `)]);
  await client(first).seed([{ path: 'c/b', fields: {} }]);
  expect(await paths(client(await start()))).toEqual(['c/a', 'c/b']);
});
