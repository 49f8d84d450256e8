import { expect, test } from 'vitest';
import { boardVersions } from '../../bench/night/boardVersions.ts';
import { followed } from '../../bench/night/spectator.ts';
import { randomFrom } from '../../sample/random.ts';

const minute = 60_000;
const startsAt = Date.parse('2026-11-07T00:00:00Z');
const versions = await boardVersions(96, startsAt);
const follow = (minutes: number, every = 20) =>
  followed(versions, [{ from: startsAt, to: startsAt + minutes * minute }], every, randomFrom(1));

test('following an evening for three hours takes few reads, and a poll of a round few bytes', () => {
  expect(follow(180).reads).toBeLessThan(350);
  expect(follow(180, 45).reads).toBeLessThan(260);
  expect(Math.max(...versions.map(({ masked }) => masked))).toBeLessThanOrEqual(1_500);
});

test('who looks again asks at once, and a hidden page asks nothing', () => {
  const [one, two] = [0, 60].map((from) => ({
    from: startsAt + from * minute,
    to: startsAt + from * minute + 1,
  }));
  expect(
    followed(
      versions,
      [one, two].flatMap((look) => look ?? []),
      20,
      randomFrom(1),
    ).asked,
  ).toEqual([one?.from, two?.from]);
});

test('a night that is over is asked about slowly: somebody may correct it', () => {
  const last = versions.at(-1)?.at ?? 0;
  const hours = 10;
  const looks = [{ from: last + minute, to: last + hours * 60 * minute }];
  const { reads } = followed(versions, looks, 20, randomFrom(1));
  expect(reads).toBeGreaterThan(hours * 12);
  expect(reads).toBeLessThan(hours * 60);
});
