import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calledByLimit,
  healedLine,
  lineWith,
  mayTakeSince,
  nextCalled,
} from '../../../../src/domain/participants/line/calling.ts';
import {
  type Line,
  lineWithOneMore,
  lineWithout,
  mayTake,
  readLine,
  turnOf,
} from '../../../../src/domain/signUp/line.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 27, hours));
const event = (count: number, max: number | null, line: Partial<Line>) => ({
  currentParticipants: count,
  maxParticipants: max,
  line: { ...readLine(null), ...line },
});
const placed = (...places: number[]) => places.map((place) => ({ place }));

describe('whom staff can call', () => {
  test('as many more as there are spots, past those who may take one already', () => {
    const night = event(54, 56, { waiting: 6, order: 'wwwwww', calledAt: at(0) });
    expect(nextCalled(night, placed(1, 2, 3, 4, 5, 6), at(1))).toEqual({ count: 2, place: 4 });
    // One more was called by the hours.
    expect(nextCalled(night, placed(1, 2, 3, 4, 5, 6), at(7))).toEqual({ count: 2, place: 5 });
    expect(nextCalled(night, placed(1, 2, 5), at(1))).toEqual({ count: 1, place: 5 });
  });

  test('nobody while nothing is free, or when everybody may take a spot', () => {
    const line = { waiting: 3, order: 'www', calledAt: at(0) };
    expect(nextCalled(event(56, 56, line), placed(1, 2, 3), at(1))).toBeNull();
    expect(nextCalled(event(53, 56, line), placed(1, 2, 3), at(1))).toBeNull();
    expect(nextCalled(event(90, null, line), placed(1, 2, 3), at(1))).toBeNull();
    expect(nextCalled(event(50, 56, {}), [], at(1))).toBeNull();
  });

  test('whoever is called may take a spot at once', () => {
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 20 }),
        (line, free, hours) => {
          const night = { ...event(60 - free, 60, line.counts), line: { ...line.counts, calledAt: at(0) } };
          const next = nextCalled(night, line.waiting, at(hours));
          if (!next) return;
          const called = { ...night, line: { ...night.line, called: next.place, calledAt: at(hours) } };
          const may = line.waiting.filter(({ place }) => mayTake(called, place, at(hours)));
          const before = line.waiting.filter(({ place }) => mayTake(night, place, at(hours)));
          expect(may.length).toBe(before.length + next.count);
        },
      ),
    );
  });
});

test('since when a spot may be taken: the call for the first, the hours for those behind', () => {
  const night = event(55, 56, { waiting: 4, order: 'wwww', calledAt: at(0) });
  expect(mayTakeSince(night, 1, at(13))).toEqual(at(0));
  expect(mayTakeSince(night, 2, at(13))).toEqual(at(6));
  expect(mayTakeSince(night, 3, at(13))).toEqual(at(12));
  expect(mayTakeSince(night, 4, at(13))).toBeNull();
  expect(mayTakeSince({ ...night, line: { ...night.line, called: 4 } }, 4, at(13))).toEqual(at(0));
  expect(mayTakeSince({ ...night, line: { ...night.line, calledAt: null } }, 1, at(13))).toBeNull();
});

test('a new limit calls those whom the old one did not', () => {
  const night = event(56, 56, { waiting: 4 });
  expect([57, 58, 60, 90, null].map((limit) => calledByLimit(night, limit))).toEqual([1, 2, 4, 4, 4]);
  expect([56, 40].map((limit) => calledByLimit(night, limit))).toEqual([0, 0]);
  expect(calledByLimit(event(54, 56, { waiting: 4 }), 57)).toBe(1);
});

/** A line that people have joined and left, in and out of turn, counted as the rules do or not. */
const lines = fc
  .array(fc.record({ joins: fc.boolean(), who: fc.nat(40), isCounted: fc.boolean() }), { maxLength: 60 })
  .map((steps) => {
    let counts = readLine(null);
    let waiting: { place: number }[] = [];
    for (const { joins, who, isCounted } of steps) {
      if (joins) {
        const { place, ...order } = lineWithOneMore(counts);
        counts = { ...counts, waiting: counts.waiting + 1, ...order };
        waiting = [...waiting, { place }];
      } else if (waiting.length > 0) {
        const { place } = waiting[who % waiting.length] ?? { place: 0 };
        waiting = waiting.filter((one) => one.place !== place);
        // The door's letting in counts no empty place.
        counts = { ...counts, waiting: counts.waiting - 1, ...(isCounted && lineWithout(place, counts)) };
      }
    }
    return { counts, waiting };
  });

describe('the counts heal', () => {
  test('a healed line says of nobody that they are nearer than they are, and stays so', () => {
    fc.assert(
      fc.property(lines, ({ counts, waiting }) => {
        const healed = healedLine(counts, waiting);
        const line = { ...counts, ...healed };
        expect(line.waiting).toBe(waiting.length);
        for (const [ahead, { place }] of waiting.entries()) {
          expect(turnOf(place, line)).toBe(ahead + 1);
        }
        expect(healedLine(line, waiting)).toBeNull();
      }),
    );
  });

  test('the first is the first, and whoever joins next is as far back as people wait', () => {
    fc.assert(
      fc.property(lines, ({ counts, waiting }) => {
        const line = { ...counts, ...healedLine(counts, waiting) };
        if (waiting[0]) expect(turnOf(waiting[0].place, line)).toBe(1);
        const { place, ...order } = lineWithOneMore(line);
        expect(turnOf(place, order)).toBe(waiting.length + 1);
      }),
    );
  });

  test('what was made up is corrected', () => {
    const line = { ...readLine(null), waiting: 7, gone: 5, order: 'wwxw' };
    expect(healedLine(line, placed(3, 4, 8))).toEqual({ waiting: 3, gone: 2, order: 'wwxxxwx' });
    expect(healedLine(line, [])).toEqual({ waiting: 0, gone: 9, order: '' });
    expect(healedLine({ ...line, waiting: 0, gone: 9, order: '' }, [])).toBeNull();
  });
});

test('who is taken out and put back leaves nobody better or worse than the truth', () => {
  fc.assert(
    fc.property(lines, fc.nat(40), ({ counts, waiting }, who) => {
      const exact = { ...counts, ...healedLine(counts, waiting) };
      const one = waiting[who % Math.max(1, waiting.length)];
      if (!one) return;
      const without = { ...exact, ...lineWithout(one.place, exact) };
      const back = { ...without, ...lineWith(one.place, without) };
      expect(back).toEqual(exact);
    }),
  );
});
