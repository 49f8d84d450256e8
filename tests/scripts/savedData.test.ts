import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Store } from 'firestore-emulator';
import { exportData } from 'firestore-emulator/saved';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { finishSaving, hasPart, putDamagedAside, savedData } from '../../scripts/suite/savedData.ts';

const METADATA = 'firebase-export-metadata.json';
const DOCUMENTS = 'firestore_export/documents.ndjson';
const FIRESTORE = 'firestore_export/firestore_export.overall_export_metadata';
const BLOB = 'storage_export/blobs/b/image.png';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saved-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const saved = () => savedData(join(root, 'data'), false);
const aside = () => readdirSync(root).filter((name) => name.includes('.damaged-'));

function put(folder: string, files: Record<string, unknown>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/** What firebase-tools saves of two documents, an account and an image. */
async function save(folder: string): Promise<void> {
  const store = new Store();
  const database = store.database({ project: 'demo', database: '(default)' });
  const documents = ['a', 'b'].map((id) => {
    const path = ['events', id];
    return { path, before: null, after: database.version(path, new Map(), 1e6, 1e6) };
  });
  database.apply(documents, 1e6);
  await exportData(store, 'demo', folder, 'firestore_export');
  put(folder, {
    [METADATA]: {
      version: '15.0.0',
      firestore: { version: '1', path: 'firestore_export', metadata_file: FIRESTORE },
      auth: { version: '1', path: 'auth_export' },
      storage: { version: '1', path: 'storage_export' },
    },
    'auth_export/accounts.json': { kind: 'x', users: [{ localId: 'a' }] },
    'auth_export/config.json': { signIn: {} },
    'storage_export/buckets.json': { buckets: [{ id: 'b' }] },
    'storage_export/metadata/b/image.png.json': { name: 'image.png', bucket: 'b', size: 5 },
    [BLOB]: 'image',
  });
}

const empty = (name: string) => (folder: string) => writeFileSync(join(folder, name), '');
const cut = (name: string) => (folder: string) => {
  const length = readFileSync(join(folder, name)).length;
  truncateSync(join(folder, name), Math.floor(length * 0.4));
};
const gone = (name: string) => (folder: string) => rmSync(join(folder, name), { recursive: true });
const fileInPlaceOf = (name: string) => (folder: string) => {
  rmSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name), 'x');
};
/** Cut between two lines, where each line that is left can be read. */
const withoutLastDocument = (folder: string) => {
  const [first = ''] = readFileSync(join(folder, DOCUMENTS), 'utf8').split('\n');
  writeFileSync(join(folder, DOCUMENTS), `${first}\n`);
};

describe('saved data without a word to say', () => {
  test('whole, empty or absent', async () => {
    expect(await putDamagedAside(saved())).toBeNull();
    await save(saved().folder);
    expect(await putDamagedAside(saved())).toBeNull();
    const parts = ['firestore', 'auth', 'storage'] as const;
    expect(parts.filter((part) => hasPart(saved(), part))).toEqual(parts);
    rmSync(saved().folder, { recursive: true });
    mkdirSync(saved().folder);
    expect(await putDamagedAside(saved())).toBeNull();
    expect(existsSync(saved().folder)).toBe(false);
    expect(aside()).toEqual([]);
  });
});

describe('documents that are lost put everything aside, and the journal with it', () => {
  test.each([
    ['the first file empty', empty(METADATA), METADATA],
    ['the first file cut', cut(METADATA), METADATA],
    ['the first file missing', gone(METADATA), METADATA],
    ['a file in place of the folder', (folder: string) => fileInPlaceOf('.')(folder), METADATA],
    ['metadata of Firestore empty', empty(FIRESTORE), FIRESTORE],
    ['metadata of Firestore missing', gone(FIRESTORE), FIRESTORE],
    ['documents empty', empty(DOCUMENTS), '0 of 2 documents'],
    ['documents cut in a line', cut(DOCUMENTS), `${DOCUMENTS}:`],
    ['documents cut between lines', withoutLastDocument, '1 of 2 documents'],
    ['documents missing', gone(DOCUMENTS), DOCUMENTS],
    ['a file in place of a folder', fileInPlaceOf('firestore_export'), 'firestore_export'],
  ])('%s', async (_, damage, named) => {
    await save(saved().folder);
    put(saved().journal, { 'segment.log': 'x' });
    damage(saved().folder);
    const line = await putDamagedAside(saved());
    expect(line).not.toContain('\n');
    expect(line).toContain(named);
    expect(line).toMatch(/moved to .*data\.damaged-\d{4}-\d\d-\d\dT[\d-]{8}/);
    expect(line).toContain('Starting with new sample data.');
    expect(existsSync(saved().folder)).toBe(false);
    expect(existsSync(saved().journal)).toBe(false);
    expect(aside()).toEqual([expect.stringMatching(/\d$/), expect.stringMatching(/\d\.journal$/)]);
    expect(await putDamagedAside(saved())).toBeNull();
  });
});

describe('what else is damaged leaves the documents in use', () => {
  test.each([
    ['accounts empty', empty('auth_export/accounts.json'), 'auth', 'accounts.json is empty'],
    ['accounts cut', cut('auth_export/accounts.json'), 'auth', 'accounts.json is empty, cut off'],
    ['accounts missing', gone('auth_export/accounts.json'), 'auth', 'no such file'],
    ['a file in place of the accounts', fileInPlaceOf('auth_export'), 'auth', 'accounts.json'],
    ['buckets empty', empty('storage_export/buckets.json'), 'storage', 'buckets.json is empty'],
    ['an image cut', cut(BLOB), 'storage', 'image.png has 2 of 5 bytes'],
    ['an image missing', gone(BLOB), 'storage', BLOB],
    ['images missing', gone('storage_export'), 'storage', 'storage_export'],
  ])('%s', async (_, damage, part, named) => {
    await save(saved().folder);
    put(saved().journal, { 'segment.log': 'x' });
    damage(saved().folder);
    const line = await putDamagedAside(saved());
    expect(line).not.toContain('\n');
    expect(line).toContain(named);
    expect(line).toContain(`Starting without ${part === 'auth' ? 'the accounts' : 'the images'}`);
    expect(aside()).toHaveLength(1);
    expect(existsSync(saved().journal)).toBe(true);
    expect(hasPart(saved(), 'firestore')).toBe(true);
    expect([hasPart(saved(), 'auth'), hasPart(saved(), 'storage')]).toEqual([
      part !== 'auth',
      part !== 'storage',
    ]);
    expect(await putDamagedAside(saved())).toBeNull();
  });
});

describe('the save that was interrupted', () => {
  const names = () => readdirSync(root).sort();
  const generation = () => readFileSync(join(saved().folder, 'generation'), 'utf8');
  const make = async (folder: string, text: string) => {
    await save(folder);
    writeFileSync(join(folder, 'generation'), text);
  };

  test('before the new files were complete: what was saved before stays', async () => {
    await make(saved().folder, 'old');
    mkdirSync(saved().next);
    expect(await finishSaving(saved())).toBeNull();
    expect([generation(), names()]).toEqual(['old', ['data']]);
  });

  test('when they were complete, and between the two renames: the new ones count', async () => {
    await make(saved().folder, 'old');
    await make(saved().next, 'new');
    expect(await finishSaving(saved())).toBeNull();
    expect([generation(), names()]).toEqual(['new', ['data']]);

    cpSync(saved().folder, saved().previous, { recursive: true });
    rmSync(saved().folder, { recursive: true });
    await make(saved().next, 'newer');
    expect(await finishSaving(saved())).toBeNull();
    expect([generation(), names()]).toEqual(['newer', ['data']]);
  });

  test('with a file cut off, as on a full disk: what was saved before stays, and a line says so', async () => {
    await make(saved().folder, 'old');
    await make(saved().next, 'new');
    cut('auth_export/accounts.json')(saved().next);
    expect(await finishSaving(saved())).toContain('accounts.json is empty, cut off');
    expect([generation(), names()]).toEqual(['old', ['data']]);
  });

  test('with nothing but what was there before: that', async () => {
    await make(saved().previous, 'old');
    expect(await finishSaving(saved())).toBeNull();
    expect([generation(), names()]).toEqual(['old', ['data']]);
  });
});
