import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RestClient, send } from './support/rest.ts';
import { type Running, startEmulator } from './support/startEmulator.ts';

let folder: string;
let running: Running;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
  running = await startEmulator();
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await running.stop();
});

const VALUES = {
  text: { stringValue: 'ü "\n😀' },
  int: { integerValue: '9223372036854775807' },
  double: { doubleValue: 'NaN' },
  time: { timestampValue: '2024-02-29T12:00:00.123456Z' },
  bytes: { bytesValue: 'AQI=' },
  map: {
    mapValue: {
      fields: { __proto__x: { nullValue: null }, list: { arrayValue: { values: [{ booleanValue: true }] } } },
    },
  },
};

const admin = (project: string, action: 'export' | 'import', body: object) =>
  send(`${running.origin}/emulator/v1/projects/${project}:${action}`, {
    method: 'POST',
    body: JSON.stringify({ database: `projects/${project}/databases/(default)`, ...body }),
  });
const metadata = () => join(folder, 'firestore_export', 'firestore_export.overall_export_metadata');
const everything = { from: [{ collectionId: '', allDescendants: true }] };

it('brings back every document of every database, with its times', async () => {
  const client = new RestClient(running.origin, 'from');
  const named = new RestClient(running.origin, 'from', 'Bearer owner', 'named');
  await client.seed([
    { path: 'c/a', fields: VALUES },
    { path: 'c/a/s/x', fields: {} },
  ]);
  await named.seed([{ path: 'c/n', fields: {} }]);
  const before = (await client.document('GET', 'c/a')).json;
  const exported = await admin('from', 'export', {
    export_directory: folder,
    export_name: 'firestore_export',
  });
  expect(exported).toMatchObject({ status: 200, json: {} });

  await running.stop();
  running = await startEmulator();
  expect(await admin('from', 'import', { export_directory: metadata() })).toMatchObject({
    status: 200,
    json: {},
  });
  const again = new RestClient(running.origin, 'from');
  expect((await again.document('GET', 'c/a')).json).toEqual(before);
  expect(await again.query(everything)).toMatchObject({ paths: ['c/a', 'c/a/s/x'] });
  const namedAgain = new RestClient(running.origin, 'from', 'Bearer owner', 'named');
  expect(await namedAgain.query(everything)).toMatchObject({ paths: ['c/n'] });
});

it('can be read into another project', async () => {
  await new RestClient(running.origin, 'from').seed([{ path: 'c/a', fields: VALUES }]);
  await admin('from', 'export', { export_directory: folder, export_name: 'firestore_export' });
  await admin('to', 'import', { export_directory: metadata() });
  expect((await new RestClient(running.origin, 'to').document('GET', 'c/a')).json).toMatchObject({
    name: 'projects/to/databases/(default)/documents/c/a',
    fields: VALUES,
  });
});

it('refuses files that it did not write, and says where a line is broken', async () => {
  await admin('none', 'export', { export_directory: folder, export_name: 'firestore_export' });
  const [documents = ''] = readdirSync(join(folder, 'firestore_export')).filter((name) =>
    name.endsWith('.ndjson'),
  );
  writeFileSync(
    join(folder, 'firestore_export', documents),
    '\n{"name":"projects/p/databases/d/documents/c"}\n',
  );
  const broken = await admin('none', 'import', { export_directory: metadata() });
  expect(broken).toMatchObject({
    status: 400,
    json: { error: { message: expect.stringContaining(`${documents}:2: `) } },
  });

  writeFileSync(metadata(), Buffer.from([0x0a, 0x02, 0xff]));
  const foreign = await admin('none', 'import', { export_directory: metadata() });
  expect(foreign).toMatchObject({
    status: 400,
    json: { error: { message: expect.stringContaining('Exports of the official emulator cannot be read') } },
  });
  expect(readFileSync(metadata())).toHaveLength(3);
});
