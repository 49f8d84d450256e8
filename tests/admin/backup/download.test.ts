import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type Progress, startDownload } from '../../../src/admin/backup/download.ts';
import { plainFields } from '../../../src/data/site/firestoreValues.ts';
import { readManifest } from '../../../src/domain/backup/manifest.ts';
import { storedLine } from '../../../src/domain/backup/storedLine.ts';

const root = 'projects/demo/databases/(default)/documents/';
const text = (stringValue: string) => ({ stringValue });

type Stored = Record<string, Record<string, object>>;

/** Reads pages of these documents as the server would; `before` may fail. */
function reading(stored: Stored, before: (asked: { collection: string; limit: number }) => void = () => {}) {
  const all = Object.entries(stored)
    .map(([path, fields]) => ({ path, fields, name: root + path, data: plainFields(fields) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return async (asked: { collection: string; after: string; limit: number }) => {
    before(asked);
    return all
      .filter(({ path, name }) => path.split('/').at(-2) === asked.collection && name > asked.after)
      .slice(0, asked.limit);
  };
}

const download = (readPage: ReturnType<typeof reading>) =>
  startDownload({
    project: 'demo',
    listed: [],
    readPage,
    now: () => new Date('2026-11-27T12:00:00Z'),
  });

const go = () => false;
const quiet = () => {};

async function filesIn(zip: Blob | null): Promise<Record<string, string>> {
  const found = unzipSync(new Uint8Array((await zip?.arrayBuffer()) ?? []));
  return Object.fromEntries(Object.entries(found).map(([name, data]) => [name, strFromU8(data)]));
}

const person = (name: string) => ({
  name: text(name),
  email: text('=1+1'),
  checkedIn: { booleanValue: true },
});
const stored: Stored = {
  'events/e1': { title: text('Spring Open'), date: text('2026-04-11'), status: text('completed') },
  'events/e1/participants/p1': person('Ann'),
  'events/gone/participants/p2': person('Bo\u2028'),
  'events/e1/private/staff': { registrationPassword: text('aces') },
  'colleges/purdue-university': { name: text('Purdue University') },
  'colleges/purdue-university/fraternities/f': { name: text('Pike') },
  'tournamentRequests/r': { organizerName: text('Cy'), phone: text('555') },
  'salesPipeline/s': { status: text('prospect'), collegeName: text('Duke') },
  'players/x': { name: text('Ann') },
  'seasons/2025-26/players/x': { name: text('Ann L.') },
};

test('has every document as a line, and a table for each list', async () => {
  const files = await filesIn(await download(reading(stored)).run(quiet, go));
  const lines = Object.entries(files).flatMap(([name, held]) =>
    name.startsWith('data/') ? held.split('\n').filter(Boolean) : [],
  );
  expect(lines.toSorted()).toEqual(
    Object.entries(stored)
      .map(([path, fields]) => storedLine({ path, fields }))
      .toSorted(),
  );
  const manifest = readManifest(files['manifest.json'] ?? '');
  expect(manifest).toMatchObject({ project: 'demo', documents: 10, readTime: null });
  expect(manifest.files.players).toMatchObject({ documents: 2 });
  expect(manifest.files.participants?.bytes).toBe(Buffer.byteLength(files['data/participants.ndjson'] ?? ''));
  const people = files['participants.csv']?.split('\r\n') ?? [];
  expect(people[1]).toMatch(/^Spring Open,2026-04-11,e1,Ann,"'=1\+1",yes/);
  expect(people[2]).toMatch(/^,,gone,Bo/);
  expect(files['requests.csv']).toContain('Cy,,555');
  expect(files['chapters.csv']).toContain('Purdue University,Pike');
  expect(files['sales-pipeline.csv']).toContain('prospect,Duke');
  expect(files['colleges.csv']).toContain('Purdue University');
  for (const [name, held] of Object.entries(files)) {
    if (name.endsWith('.csv')) expect(held).not.toContain('aces');
    if (name.endsWith('.csv')) expect(files['README.txt']).toContain(`  ${name}`);
  }
  expect(files['README.txt']).toContain('Not in here: images');
});

test('is whole for an empty database', async () => {
  const files = await filesIn(await download(reading({})).run(quiet, go));
  expect(readManifest(files['manifest.json'] ?? '')).toMatchObject({ documents: 0, files: {} });
});

test('goes on after each failure, and has every document once', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 700 }, (_, at) => [`events/e${at}`, { title: text('x'.repeat(at)) }]),
  );
  let calls = 0;
  const limits: number[] = [];
  const failing = reading({ ...stored, ...many }, ({ limit }) => {
    calls += 1;
    limits.push(limit);
    if (calls % 2 === 0) throw new Error('cut');
  });
  const { run } = download(failing);
  const told: Progress[] = [];
  let zip: Blob | null = null;
  for (let tries = 0; zip === null && tries < 100; tries += 1) {
    zip = await run((progress) => told.push(progress), go).catch(() => null);
  }
  const files = await filesIn(zip);
  const { documents } = readManifest(files['manifest.json'] ?? '');
  // One of the events is among the 700.
  expect(documents).toBe(709);
  expect(files['data/events.ndjson']?.trimEnd().split('\n')).toHaveLength(700);
  expect(new Set(files['data/events.ndjson']?.split('\n')).size).toBe(701);
  expect(told.map((progress) => progress.documents)).toEqual(
    told.map((progress) => progress.documents).toSorted((a, b) => a - b),
  );
  expect(told.at(-1)).toMatchObject({ documents: 709 });
  expect(Math.max(...limits)).toBeLessThanOrEqual(500);
});

test('stops when it is told to', async () => {
  let pages = 0;
  const { run } = download(
    reading(stored, () => {
      pages += 1;
    }),
  );
  expect(await run(quiet, () => pages === 3)).toBeNull();
  expect(pages).toBe(3);
});
