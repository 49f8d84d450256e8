import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scanGate } from '../../../src/parts/door/scan/scanGate.ts';

test('a code that stays in sight is taken once, and again when it was away for four seconds', () => {
  const gate = scanGate();
  const taken = Array.from({ length: 100 }, (_, at) => gate.takes('a', at * 100));
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(gate.takes('a', 9900 + 3999)).toBe(false);
  expect(gate.takes('a', 9900 + 3999 + 4000)).toBe(true);
});

test('who is held back while a result is shown is taken after it', () => {
  const gate = scanGate();
  expect(gate.takes('a', 0)).toBe(true);
  gate.hold(1200);
  expect([300, 600, 900].map((at) => gate.takes('b', at))).toEqual([false, false, false]);
  expect(gate.takes('b', 1200)).toBe(true);
});

test('of any crowd in front of a camera everybody is taken once, whoever is seen between', () => {
  const guests = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(guests, (seen) => {
      const gate = scanGate();
      // All stay in sight for long enough at the end.
      const frames = [...seen, ...Array.from({ length: 120 }, (_, at) => seen[at % seen.length] ?? 0)];
      const taken: number[] = [];
      frames.forEach((guest, at) => {
        if (!gate.takes(`${guest}`, at * 20)) return;
        gate.hold(at * 20 + 100);
        taken.push(guest);
      });
      expect(taken.length).toBe(new Set(taken).size);
    }),
  );
});
