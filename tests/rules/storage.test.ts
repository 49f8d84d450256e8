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
| path     | anyone | betr | regular           | super             | expired |
|----------|--------|------|-------------------|-------------------|---------|
| images   | get    | get  | get create delete | get create delete | get     |
| elsewhere |       |      |                   |                   |         |
`;

const [host, port] = (process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '').split(':');
if (!host || !port)
  throw new Error('FIREBASE_STORAGE_EMULATOR_HOST is not set: run these tests with npm test');

const projectId = `demo-test-${process.pid}-${Date.now().toString(36)}`;
const apps = new Map<string, FirebaseApp>();

function as(name: Role | 'owner'): FirebaseStorage {
  const known = apps.get(name);
  if (known) return getStorage(known);
  const app = initializeApp({ projectId, apiKey: 'demo', storageBucket: `${projectId}.appspot.com` }, name);
  apps.set(name, app);
  const storage = getStorage(app);
  const token = name === 'owner' ? 'owner' : claims(name);
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

describe('a picture', () => {
  const create = (bytes: number, contentType: string, contentDisposition = 'attachment') =>
    put(as('regular'), `images/events/e1/${crypto.randomUUID()}`, new Uint8Array(bytes), {
      contentType,
      contentDisposition,
    });

  test.each(['image/jpeg', 'image/png', 'image/svg+xml', 'image/webp'])('may be %s', async (type) => {
    await create(1, type);
  });

  test.each(['image/gif', 'text/html', 'application/octet-stream', 'image/png; charset=x', 'image/', ''])(
    'may not be %j',
    async (type) => {
      await expect(create(1, type)).rejects.toMatchObject(refused);
    },
  );

  test('has 5 MB at most', async () => {
    await create(5 * 1024 * 1024, 'image/png');
    await expect(create(5 * 1024 * 1024 + 1, 'image/png')).rejects.toMatchObject(refused);
  });

  test('that is an SVG is never served as a page', async () => {
    await create(1, 'image/png', 'inline');
    for (const disposition of ['inline', '', 'inline; filename=attachment'])
      await expect(create(1, 'image/svg+xml', disposition)).rejects.toMatchObject(refused);
  });
});
