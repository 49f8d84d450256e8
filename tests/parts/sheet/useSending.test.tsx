import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Sent } from '../../../src/data/changes/sender.ts';
import { DataError } from '../../../src/data/errors.ts';
import { updating } from '../../../src/domain/changes/change.ts';
import { sendWith } from '../../../src/parts/attempt.ts';
import { useSending } from '../../../src/parts/sheet/useSending.ts';

type Answer = { at: string; reply: (outcome: Sent | DataError) => void };
let asked: Answer[] = [];

beforeEach(() => {
  asked = [];
  sendWith(async (make) => {
    const { writes } = await make();
    const outcome = await new Promise<Sent | DataError>((reply) =>
      asked.push({ at: writes.map(({ path }) => path).join(), reply }),
    );
    if (outcome instanceof DataError) throw outcome;
    return outcome;
  });
});

const parts = ['a', 'b', 'c', 'd'].map((path) => ({
  rows: 2,
  path,
  make: () => ({ writes: [updating(path, {})] }),
}));
const paths = () => asked.map(({ at }) => at).join('');

function start(stopsAtFailure: boolean) {
  const { result, unmount } = renderHook(() => useSending({ failed: 'No.', timeout: 1, stopsAtFailure }));
  let done: Promise<Awaited<ReturnType<typeof result.current.send>>> | undefined;
  act(() => {
    done = result.current.send(parts);
  });
  return {
    sending: result,
    unmount,
    reply: (at: number, outcome: Sent | DataError) => act(async () => asked[at]?.reply(outcome)),
    outcome: () => done,
  };
}

test('parts go one after the other; once one waits for a network, all others are handed over', async () => {
  const { sending, reply, outcome } = start(true);
  await act(async () => {});
  expect([paths(), sending.current.progress]).toEqual(['a', { done: 0, of: 8 }]);
  await reply(0, 'acknowledged');
  expect([paths(), sending.current.progress]).toEqual(['ab', { done: 2, of: 8 }]);
  await reply(1, 'queued');
  expect(paths()).toBe('abcd');
  await reply(2, 'queued');
  await reply(3, 'queued');
  expect(await outcome()).toMatchObject({ done: 8, of: 8, waits: true, refused: false, hasLeft: false });
  expect(sending.current.progress).toBeNull();
});

test.each([
  [true, 'a', { done: 0, refused: false, conflict: true }],
  [false, 'abcd', { done: 4, refused: true, conflict: true }],
])('a part that is refused stops the others: %s', async (stops, sent, expected) => {
  const { reply, outcome } = start(stops);
  await act(async () => {});
  await reply(0, new DataError('conflict'));
  await reply(1, 'acknowledged');
  await reply(2, new DataError('refused'));
  await reply(3, 'acknowledged');
  expect(paths()).toBe(sent);
  expect(await outcome()).toMatchObject(expected);
});

test('stops after the part that is on its way, also when its page is left', async () => {
  const stopped = start(false);
  await act(async () => stopped.sending.current.stop());
  await stopped.reply(0, 'acknowledged');
  expect(await stopped.outcome()).toMatchObject({ done: 2, hasLeft: false });
  const left = start(false);
  await act(async () => {});
  left.unmount();
  await left.reply(1, 'acknowledged');
  expect(await left.outcome()).toMatchObject({ done: 2, hasLeft: true });
  expect(paths()).toBe('aa');
});
