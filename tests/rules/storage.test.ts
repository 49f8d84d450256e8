import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { claims, type Role, roles } from '../support/TestProject.ts';

/*
 * The row "Storage images/**" of the table "Who may do what". What a cell does not name is refused.
 */
const table = `
| path      | anyone | betr | regular           | super             | expired | anonymous | crew |
|-----------|--------|------|-------------------|-------------------|---------|-----------|------|
| images    | get    | get  | get create delete | get create delete | get     | get       | get  |
| elsewhere |        |      |                   |                   |         |           |      |
`;

const [host, port] = (process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '').split(':');
if (!host || !port)
  throw new Error('FIREBASE_STORAGE_EMULATOR_HOST is not set: run these tests with npm test');

const projectId = `demo-test-${process.pid}-${Date.now().toString(36)}`;
const apps = new Map<string, FirebaseApp>();

function as(name: Role | 'owner'): FirebaseStorage {
  return withToken(name, name === 'owner' ? 'owner' : claims(name));
}

function withToken(
  name: string,
  token: 'owner' | ({ sub: string; exp?: number } & object) | null,
): FirebaseStorage {
  const known = apps.get(name);
  if (known) return getStorage(known);
  const app = initializeApp({ projectId, apiKey: 'demo', storageBucket: `${projectId}.appspot.com` }, name);
  apps.set(name, app);
  const storage = getStorage(app);
  connectStorageEmulator(storage, `${host}`, Number(port), token ? { mockUserToken: token } : {});
  return storage;
}

const png = { contentType: 'image/png' };
const put = (storage: FirebaseStorage, path: string, bytes = new Uint8Array(10), metadata: object = png) =>
  uploadBytes(ref(storage, path), bytes, metadata);

const acts: Record<string, (storage: FirebaseStorage, folder: string) => Promise<unknown>> = {
  get: (storage, folder) => getBytes(ref(storage, `${folder}/stored.png`)),
  list: (storage, folder) => listAll(ref(storage, folder)),
  create: (storage, folder) => put(storage, `${folder}/${crypto.randomUUID()}.png`),
  replace: (storage, folder) => put(storage, `${folder}/stored.png`),
  update: (storage, folder) =>
    updateMetadata(ref(storage, `${folder}/stored.png`), { cacheControl: 'no-store' }),
  delete: (storage, folder) => deleteObject(ref(storage, `${folder}/stored.png`)),
};

const refused = { code: 'storage/unauthorized' };

afterAll(() => Promise.all([...apps.values()].map(deleteApp)));
beforeEach(async () => {
  for (const folder of ['images', 'elsewhere']) await put(as('owner'), `${folder}/stored.png`);
});

for (const line of table.trim().split('\n').slice(2)) {
  const [folder = '', ...cells] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  describe(folder, () => {
    for (const [column, role] of roles.entries()) cellTests(folder, role, (cells[column] ?? '').split(' '));
  });
}

function cellTests(folder: string, role: Role, allowed: string[]): void {
  for (const [name, act] of Object.entries(acts)) {
    if (allowed.includes(name)) test(`${role} may ${name}`, () => act(as(role), folder));
    else test(`${role} may not ${name}`, () => expect(act(as(role), folder)).rejects.toMatchObject(refused));
  }
}

describe('a token', () => {
  const seconds = Math.floor(Date.now() / 1000);
  // The token itself is in force: what refuses it is its level or the time of its login.
  const exp = seconds + 3600;
  const create = (name: string, token: object) =>
    put(withToken(name, { sub: name, exp, ...token }), `images/${crypto.randomUUID()}.png`);
  const remove = (name: string, token: object) =>
    deleteObject(ref(withToken(name, { sub: name, exp, ...token }), 'images/stored.png'));

  test('counts with a level and a recent login', async () => {
    for (const level of ['regular', 'super'])
      await create(`fresh ${level}`, { level, auth_time: seconds - 29 * 60 });
    await remove('fresh regular', { level: 'regular', auth_time: seconds - 29 * 60 });
  });

  test.each([
    ['betr', { betr: true, auth_time: seconds }],
    ['somebody without a level', { auth_time: seconds }],
    ['another case', { level: 'Super', auth_time: seconds }],
    ['a list of levels', { level: ['super'], auth_time: seconds }],
    ['no level at all', { level: '', auth_time: seconds }],
    ['nonsense', { level: 'Nonsense', auth_time: seconds }],
    ['an admin of another kind', { admin: true, auth_time: seconds }],
    ['half an hour and a little', { level: 'super', auth_time: seconds - 30 * 60 - 5 }],
    ['a time in words', { level: 'super', auth_time: 'now' }],
  ])('of %s does not', async (name, token) => {
    await expect(create(name, token)).rejects.toMatchObject(refused);
    await expect(remove(name, token)).rejects.toMatchObject(refused);
  });
});

describe('the name of a picture', () => {
  const create = (path: string) => put(as('regular'), path);

  test('is as the app makes it', async () => {
    await create('images/background/purdue-university/6f1e.jpg');
    await create('images/a_b.c-d.png');
    await create(`images/${'x'.repeat(500 - 'images/'.length)}`);
  });

  test.each([
    ['a step up', 'images/../x.png'],
    ['a step up in the middle', 'images/a/../../x.png'],
    ['a hidden file', 'images/.x'],
    ['a control character', 'images/a\u0007.png'],
    ['a line break', 'images/a\nb.png'],
    ['a blank', 'images/a b.png'],
    ['a blank in a folder', 'images/a b/images/c.png'],
    ['markup', 'images/<b>.png'],
    ['501 letters', `images/${'x'.repeat(501 - 'images/'.length)}`],
  ])('is not %s', async (_, path) => {
    await expect(create(path)).rejects.toMatchObject(refused);
  });
});

describe('a picture', () => {
  const create = (bytes: number, contentType: string, contentDisposition = 'attachment') =>
    put(as('regular'), `images/events/e1/${crypto.randomUUID()}`, new Uint8Array(bytes), {
      contentType,
      contentDisposition,
    });

  test.each(['image/jpeg', 'image/png', 'image/svg+xml', 'image/webp'])('may be %s', async (type) => {
    await create(1, type);
  });

  test.each([
    'image/gif',
    'text/html',
    'application/octet-stream',
    'image/png; charset=x',
    'image/',
    '',
    'Nonsense',
  ])('may not be %j', async (type) => {
    await expect(create(1, type)).rejects.toMatchObject(refused);
  });

  test('has 5 MB at most', async () => {
    await create(5 * 1024 * 1024, 'image/png');
    await expect(create(5 * 1024 * 1024 + 1, 'image/png')).rejects.toMatchObject(refused);
  });

  test('that is an SVG is never served as a page', async () => {
    await create(1, 'image/png', 'inline');
    for (const disposition of ['attachment', 'attachment; filename="a.svg"'])
      await create(1, 'image/svg+xml', disposition);
    for (const disposition of ['inline', '', 'inline; filename=attachment', 'attachmentx', 'xattachment'])
      await expect(create(1, 'image/svg+xml', disposition)).rejects.toMatchObject(refused);
  });
});
