import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signUp } from '../../../src/data/site/signUp.ts';
import { newTicketKey } from '../../../src/domain/signUp/ticketKey.ts';
import { ann } from '../../support/documents/signUpEvent.ts';
import { faultyCommits } from '../../support/faultyCommits.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Returns when each commit of a sign-up that is always turned away was sent, and how often it was said. */
async function turnedAway(random: number): Promise<{ sentAt: number[]; said: number }> {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const sentAt: number[] = [];
  faultyCommits(() => {
    sentAt.push(performance.now());
    return 'ABORTED';
  });
  const onBusy = vi.fn();
  const how = { signal: new AbortController().signal, onBusy };
  let ended = false;
  const failing = expect(
    signUp({ eventId: 'cup', key: newTicketKey(), typed: ann, unlock: '', as: 'in' }, how).finally(() => {
      ended = true;
    }),
  ).rejects.toMatchObject({ kind: 'conflict' });
  while (!ended) await vi.advanceTimersToNextTimerAsync();
  await failing;
  return { sentAt, said: onBusy.mock.calls.length };
}

const waitsOf = (moments: readonly number[]) =>
  moments.slice(1).map((at, nth) => Math.round(at - (moments[nth] ?? 0)));

test('a commit that is turned away goes again after a growing wait, for four minutes', async () => {
  const { sentAt, said } = await turnedAway(1);
  const waits = waitsOf(sentAt);
  expect(waits.slice(0, 7)).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000]);
  const whole = waits.reduce((sum, wait) => sum + wait, 0);
  expect(whole).toBeGreaterThan(240_000);
  expect(whole).toBeLessThanOrEqual(248_000);
  // From the second time on.
  expect(said).toBe(waits.length - 1);
});

test('every phone waits a random part of it', async () => {
  expect(waitsOf((await turnedAway(0.5)).sentAt).slice(0, 3)).toEqual([150, 300, 600]);
});
