import { afterAll, beforeAll, expect, it } from 'vitest';
import { RestClient } from './support/rest.ts';
import { type Running, startEmulator } from './support/startEmulator.ts';

let running: Running;
let projects = 0;
beforeAll(async () => {
  running = await startEmulator();
});
afterAll(() => running.stop());

const FIELDS = { n: { integerValue: '1' } };
const client = (authorization: string | null = 'Bearer owner') =>
  new RestClient(running.origin, `together-${projects++}`, authorization);

type Kind = 'set' | 'update' | 'delete' | 'verify' | 'bare verify';
function writeOf(kind: Kind, name: string): object {
  if (kind === 'delete') return { delete: name };
  if (kind === 'bare verify') return { verify: name };
  if (kind === 'verify') return { verify: name, currentDocument: { exists: true } };
  return {
    update: { name, fields: FIELDS },
    ...(kind === 'update' && { updateMask: { fieldPaths: ['n'] }, currentDocument: { exists: true } }),
  };
}

async function commit(stored: boolean, ...kinds: Kind[]) {
  const owner = client();
  if (stored) await owner.seed([{ path: 'c/d', fields: {} }]);
  const writes = kinds.map((kind) => writeOf(kind, `${owner.documents}/c/d`));
  return owner.verb('commit', { writes });
}

it.each([true, false])(
  'an update cannot follow the deletion of its document (stored: %s)',
  async (stored) => {
    expect(await commit(stored, 'delete', 'update')).toMatchObject({
      status: 400,
      json: { error: { status: 'INVALID_ARGUMENT' } },
    });
  },
);

it.each<[boolean, Kind[]]>([
  [true, ['delete', 'set']],
  [true, ['delete', 'set', 'update']],
  [true, ['update', 'delete']],
  [true, ['delete', 'delete']],
  [true, ['verify']],
])('goes through (stored: %s): %j', async (stored, kinds) => {
  expect(await commit(stored, ...kinds)).toMatchObject({ status: 200 });
});

it.each<[Kind[], string]>([
  [['verify', 'verify'], 'the same document cannot be verified more than once in a single request'],
  [['verify', 'set'], 'the same document cannot be verified and then written in a single request'],
  [['set', 'verify'], 'the same document cannot be written and then verified in a single request'],
  [['bare verify'], 'a verify must contain a precondition'],
])('is refused: %j', async (kinds, message) => {
  expect(await commit(true, ...kinds)).toMatchObject({
    status: 400,
    json: { error: { status: 'INVALID_ARGUMENT', message } },
  });
});

it('a batch of writes is checked before its sender', async () => {
  const message = 'the same document cannot be written more than once in a single request';
  for (const sender of [client(null), client()]) {
    const write = writeOf('set', `${sender.documents}/c/d`);
    expect(await sender.verb('batchWrite', { writes: [write, write] })).toMatchObject({
      status: 400,
      json: { error: { message } },
    });
  }
  const stranger = client(null);
  const writes = [writeOf('set', `${stranger.documents}/c/d`)];
  expect(await stranger.verb('batchWrite', { writes })).toMatchObject({ status: 403 });
});
