import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ChannelClient } from './support/ChannelClient.ts';
import { RestClient } from './support/rest.ts';
import { newEmulator, type Running, startEmulator } from './support/startEmulator.ts';
import { bearer } from './support/tokens.ts';

const PROJECT = 'tokens';
let checking: Running;
let lenient: Running;
beforeAll(async () => {
  checking = await startEmulator(0, newEmulator({ checkTokens: true }));
  lenient = await startEmulator();
});
afterAll(async () => {
  await checking.stop();
  await lenient.stop();
});

const now = () => Math.floor(Date.now() / 1000);
const claims = (changes: object = {}) => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'ann',
  exp: now() + 3600,
  ...changes,
});
const UNTAKEN: [string, object][] = [
  ['that has expired', { exp: 1 }],
  ['that names no end', { exp: undefined }],
  ['of another project', { aud: 'other' }],
  ['another project has signed', { iss: 'https://securetoken.google.com/other' }],
];

describe('when tokens are checked', () => {
  const ask = (authorization: string | null) =>
    new RestClient(checking.origin, PROJECT, authorization).document('GET', 'c');

  it('a token in force, an administrator and nobody are let in', async () => {
    for (const authorization of [bearer(claims()), 'Bearer owner', null]) {
      expect(await ask(authorization)).toMatchObject({ status: 200 });
    }
  });

  it('a token of the project it was started for counts in every project', async () => {
    const ofStart = { iss: 'https://securetoken.google.com/demo-none', aud: 'demo-none' };
    expect(await ask(bearer(claims(ofStart)))).toMatchObject({ status: 200 });
  });

  it.each(UNTAKEN)('a token %s is refused', async (_, changes) => {
    expect(await ask(bearer(claims(changes)))).toMatchObject({
      status: 401,
      json: {
        error: { code: 401, status: 'UNAUTHENTICATED', message: 'Missing or invalid authentication.' },
      },
    });
  });

  const database = `projects/${PROJECT}/databases/(default)`;
  const listen = (token: string) =>
    new ChannelClient(checking.origin, { rpc: 'Listen', database, headers: { Authorization: token } });
  const addTarget = {
    query: {
      parent: `${database}/documents`,
      structuredQuery: { from: [{ collectionId: 'c' }] },
    },
    targetId: 2,
  };
  const refused = (content: unknown) => JSON.stringify(content).includes('"UNAUTHENTICATED"');

  it('a stream is refused', async () => {
    const client = listen(bearer(claims({ exp: 1 })));
    await client.handshake([{ database, addTarget }]);
    await client.open(0);
    expect(await client.read(refused)).not.toEqual([]);
    await client.terminate();
  });

  it('a stream ends with its token', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const client = listen(bearer(claims({ exp: Date.now() / 1000 + 20 })));
    await client.handshake([{ database, addTarget }]);
    await client.open(0);
    await client.read((content) => JSON.stringify(content).includes('CURRENT'));
    vi.advanceTimersByTime(20_000);
    expect(await client.read(refused)).not.toEqual([]);
    await client.terminate();
  });
});

it.each(UNTAKEN)('otherwise a token %s is taken, as by the official emulator', async (_, changes) => {
  const client = new RestClient(lenient.origin, PROJECT, bearer(claims(changes)));
  expect(await client.document('GET', 'c')).toMatchObject({ status: 200 });
});
