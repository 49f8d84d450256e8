import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { allDocuments } from '../../scripts/backup/allDocuments.ts';
import { restoreInto } from '../../scripts/backup/restoreInto.ts';
import { writeBackup } from '../../scripts/backup/writeBackup.ts';
import { callDatabase, emulatorDatabase } from '../../scripts/firestoreRest.ts';
import { startDownload } from '../../src/admin/backup/download.ts';
import { documentRoot } from '../../src/domain/backup/manifest.ts';
import { storedLine } from '../../src/domain/backup/storedLine.ts';
import { season } from '../support/documents/samples.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { storedFields, storedIds } from '../support/storedValues.ts';
import { firestoreEmulator, type Role, TestProject } from '../support/TestProject.ts';

const [from, to] = [await TestProject.open(), await TestProject.open()];
const databaseOf = ({ id }: TestProject) => emulatorDatabase(firestoreEmulator().port, id);
const [source, target] = [databaseOf(from), databaseOf(to)];
pointAppAt(from.id);
const { readDocumentPage } = await import('../../src/data/reads/documentPage.ts');
const folders: string[] = [];
let folder = '';
const quiet = () => {};

beforeEach(async () => {
  await Promise.all([from.clear(), to.clear()]);
  folder = anotherFolder();
});
afterAll(async () => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
  await Promise.all([from.close(), to.close()]);
});

function anotherFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'backup-'));
  folders.push(path);
  return path;
}

/** Returns the lines of all documents of a database, references as if it were the source. */
async function linesIn(database: typeof source): Promise<string[]> {
  const lines: string[] = [];
  const renamed = (name: string) =>
    name.replace(documentRoot(database.project), documentRoot(source.project));
  for await (const page of allDocuments(database)) {
    lines.push(...page.map((document) => storedLine(document, renamed)));
  }
  return lines;
}

/** Restores the folder into the target and returns what it said. */
async function restored(options: Parameters<typeof restoreInto>[2] = {}): Promise<string> {
  const said: string[] = [];
  await restoreInto(target, folder, options, { step: quiet, done: (text) => said.push(text) });
  return said.join('\n');
}

async function write(database: typeof source, documents: readonly { path: string; fields: object }[]) {
  const root = documentRoot(database.project);
  const writes = documents.map(({ path, fields }) => ({ update: { name: root + path, fields } }));
  await callDatabase(database, 'commit', { writes });
}

describe('a backup that is restored', () => {
  test('is equal for every type of value, every id and every depth', async () => {
    const path = fc
      .array(storedIds, { minLength: 2, maxLength: 6 })
      .filter((ids) => ids.length % 2 === 0 && ids.join('/').length < 3_000)
      .map((ids) => ids.join('/'));
    const documents = fc.uniqueArray(fc.record({ path, fields: storedFields }), {
      selector: (document) => document.path,
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(documents, async (given) => {
        await Promise.all([from.clear(), to.clear()]);
        folder = anotherFolder();
        const own = JSON.stringify(given).replaceAll(documentRoot('demo-a'), documentRoot(source.project));
        await write(source, JSON.parse(own));
        const { documents: count } = await writeBackup(source, folder, quiet);
        expect(count).toBe(given.length);
        expect(await restored()).toContain(`all ${given.length} documents`);
        expect(await linesIn(target)).toEqual(await linesIn(source));
        expect(await linesIn(source)).toHaveLength(given.length);
      }),
      { numRuns: 25 },
    );
  });

  test('keeps microseconds and leads references into the new project', async () => {
    const referenceValue = `${documentRoot(source.project)}events/a`;
    const elsewhere = 'projects/other/databases/(default)/documents/events/a';
    const fields = {
      at: { timestampValue: '2026-01-02T03:04:05.123456Z' },
      own: { referenceValue },
      other: { referenceValue: elsewhere },
    };
    await write(source, [{ path: 'events/a', fields }]);
    await writeBackup(source, folder, quiet);
    await restored();
    const { value: page } = await allDocuments(target).next();
    expect(page?.[0]?.fields).toMatchObject({
      at: { timestampValue: '2026-01-02T03:04:05.123456Z' },
      own: { referenceValue: `${documentRoot(target.project)}events/a` },
      other: { referenceValue: elsewhere },
    });
  });

  test('has all collections, also below documents that are gone', async () => {
    await from.seed({ ...season, 'gone/a/below/b': { x: 1 } });
    const { files, documents } = await writeBackup(source, folder, quiet);
    expect(documents).toBe(Object.keys(season).length + 1);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['events', 'participants', 'below']));
    await restored();
    expect(await linesIn(target)).toEqual(await linesIn(source));
  });

  test('that broke off goes on where it was', async () => {
    await from.seed(manyDocuments(180));
    let pages = 0;
    const breaking = () => {
      pages += 1;
      if (pages === 2) throw new Error('cut');
    };
    await expect(writeBackup(source, folder, breaking)).rejects.toThrow('cut');
    await expect(restored()).rejects.toThrow("isn't finished");
    // The last line was on its way.
    appendFileSync(join(folder, 'data', 'events.ndjson'), '{"path":"eve');
    await writeBackup(source, folder, quiet);
    expect(existsSync(join(folder, 'unfinished.json'))).toBe(false);
    expect(await restored()).toContain('all 180 documents');
    expect(await linesIn(target)).toEqual(await linesIn(source));
  });

  test('that broke off yesterday begins anew', async () => {
    await from.seed(manyDocuments(60));
    const breaking = () => {
      throw new Error('cut');
    };
    const yesterday = () => new Date(Date.now() - 86_400_000);
    await expect(writeBackup(source, folder, breaking, yesterday)).rejects.toThrow('cut');
    await from.clear();
    await from.seed(manyDocuments(5));
    expect((await writeBackup(source, folder, quiet)).documents).toBe(5);
    expect(await restored()).toContain('all 5 documents');
  });
});

const manyDocuments = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`events/e${at}`, { at }]));

describe('a restore', () => {
  beforeEach(async () => {
    await from.seed(manyDocuments(12));
    await writeBackup(source, folder, quiet);
  });

  test('only says what it would do', async () => {
    expect(await restored({ dryRun: true })).toContain('12 missing');
    expect(await linesIn(target)).toEqual([]);
  });

  test('goes on after it broke off', async () => {
    await to.seed(manyDocuments(7));
    expect(await restored()).toContain('\n5 documents written.');
  });

  test.each([
    ['another document', { 'players/x': { name: 'Ann' } }],
    ['a document with another value', { 'events/e3': { at: 4 } }],
    ['a document with another type', { 'events/e3': { at: '3' } }],
  ])('leaves a project with %s alone, unless it is named', async (_, other) => {
    await to.seed(other);
    const before = await linesIn(target);
    await expect(restored()).rejects.toThrow('Nothing was written');
    await expect(restored({ overwrite: 'demo-other' })).rejects.toThrow(Object.keys(other)[0]);
    expect(await linesIn(target)).toEqual(before);
    expect(await restored({ overwrite: target.project })).toContain('all 12 documents');
    expect(await linesIn(target)).toEqual(expect.arrayContaining(await linesIn(source)));
  });

  test.each([
    ['a line is missing', (text: string) => text.replace(/.*\n/, '')],
    ['a letter is gone', (text: string) => text.slice(1)],
    ['a line is damaged', (text: string) => text.replace('{', '[')],
  ])('writes nothing when %s', async (_, damage) => {
    const file = join(folder, 'data', 'events.ndjson');
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    await expect(restored()).rejects.toThrow('damaged');
    expect(await linesIn(target)).toEqual([]);
  });

  test('takes no folder without a backup, and a backup no folder with one', async () => {
    await expect(writeBackup(source, folder, quiet)).rejects.toThrow('holds a backup already');
    folder = anotherFolder();
    await expect(restored()).rejects.toThrow('There is no backup');
  });
});

describe('a download in the console', () => {
  const downloaded = (role: Role) =>
    startDownload({
      project: from.id,
      listed: [],
      readPage: (asked) => readDocumentPage(asked, from.headersOf(role)),
      now: () => new Date(),
    }).run(quiet, () => false);

  test('of a super admin has everything, and restores to the same', async () => {
    await from.seed({ ...season, ...manyDocuments(130), 'settings/outreach/templates/t': { name: 'T' } });
    const zip = await downloaded('super');
    mkdirSync(join(folder, 'data'));
    for (const [name, data] of Object.entries(unzipSync(new Uint8Array((await zip?.arrayBuffer()) ?? [])))) {
      writeFileSync(join(folder, name), data);
    }
    expect(await restored()).toContain(`all ${(await linesIn(source)).length} documents`);
    expect(await linesIn(target)).toEqual(await linesIn(source));
    expect(readFileSync(join(folder, 'participants.csv'), 'utf8')).toMatch(/^\uFEFFEvent,Date,Event id,Name/);
  });

  test.each(['anyone', 'betr', 'regular', 'expired', 'anonymous', 'crew'] as const)(
    'is refused to %s',
    async (role) => {
      await from.seed(season);
      await expect(downloaded(role)).rejects.toMatchObject({ kind: 'refused' });
      const asked = { collection: 'participants', after: '', limit: 1 };
      await expect(readDocumentPage(asked, from.headersOf(role))).rejects.toMatchObject({ kind: 'refused' });
    },
  );

  test('reads 500 documents at most at once', async () => {
    const page = (limit: number) =>
      readDocumentPage({ collection: 'participants', after: '', limit }, from.headersOf('super'));
    await from.seed(season);
    expect(await page(500)).not.toEqual([]);
    await expect(page(501)).rejects.toMatchObject({ kind: 'refused' });
  });
});
