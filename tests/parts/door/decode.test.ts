import { decodeQR } from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { paths } from '../../../src/paths.ts';
import { asPixels, type Gray, pictureOf } from '../../support/fakeCamera.ts';

const code = (at: number) => `https://campusblackjacktour.com${paths.scanned('purdue-sigma-chi', idAt(at))}`;
const idAt = (at: number) => `${at}`.padStart(22, 'aB-_');

/** Numbers that seem random and are the same in every run. */
function chance(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return state / 2 ** 32;
  };
}

const shaded = (from: Gray, shade: (luma: number, x: number, y: number) => number): Gray => ({
  ...from,
  luma: from.luma.map((luma, at) => shade(luma, at % from.width, Math.floor(at / from.width))),
});

/** Returns what a camera sees that is turned by so many degrees and looks from the side. */
function tilted(from: Gray, degrees: number, lean: number): Gray {
  const { width, height, luma } = from;
  const turn = (degrees * Math.PI) / 180;
  return shaded(from, (_, x, y) => {
    const [right, down] = [x - width / 2, y - height / 2];
    const away = 1.1 / (1 + (lean * right) / width);
    const fromX = Math.round(width / 2 + (right * Math.cos(turn) + down * Math.sin(turn)) * away);
    const fromY = Math.round(height / 2 + (down * Math.cos(turn) - right * Math.sin(turn)) * away);
    const inside = fromX >= 0 && fromX < width && fromY >= 0 && fromY < height;
    return inside ? (luma[fromY * width + fromX] ?? 0) : 60;
  });
}

const frames: [how: string, make: (from: Gray, at: number) => Gray, least: number][] = [
  ['as it is', (from) => from, 6],
  ['dim to 30 %', (from) => shaded(from, (luma) => luma * 0.3), 6],
  ['half in shade', (from) => shaded(from, (luma, x) => (x < from.width / 2 ? luma * 0.45 : luma)), 6],
  ['upside down', (from) => tilted(from, 180, 0), 6],
  ['turned a little', (from, at) => tilted(from, at * 6 - 18, 0), 6],
  ['turned and from the side', (from, at) => tilted(from, at * 6 - 18, 0.15), 5],
  [
    'with the noise of a dark room',
    (from, at) => {
      const random = chance(at + 1);
      return shaded(from, (luma) => Math.max(0, Math.min(255, luma * 0.5 + (random() - 0.5) * 60)));
    },
    5,
  ],
];

describe('the reader', () => {
  test.each(frames)('reads a code %s', (_, make, least) => {
    const read = Array.from({ length: 6 }, (_, at) => {
      try {
        return decodeQR(asPixels(make(pictureOf(code(at), 2), at)), { timeLimit: Infinity }) === code(at);
      } catch {
        return false;
      }
    });
    expect(read.filter(Boolean).length).toBeGreaterThanOrEqual(least);
  });

  test('never reads what is not there', () => {
    const random = chance(9);
    const noise = shaded(pictureOf(code(0), 2), () => random() * 255);
    expect(() => decodeQR(asPixels(noise), { timeLimit: Infinity })).toThrow();
  });
});
