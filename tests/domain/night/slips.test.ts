import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SeatCount } from '../../../src/domain/night/board/standing.ts';
import { foldSlips, type Slip } from '../../../src/domain/night/counts/slips.ts';

let written = 0;
function slip(seats: Record<string, SeatCount>, more: Partial<Slip> = {}): Slip {
  const at = ++written;
  return { id: `slip ${at}`, round: 'r1', table: 't1', by: 'phone', at, seats, seen: {}, note: '', ...more };
}
const count = (hand: number, chips: number, out = false): SeatCount => ({ hand, chips, out });

test('a later hand follows an earlier one, also when it arrives first', () => {
  const [early, late] = [slip({ s1: count(8, 2500) }), slip({ s1: count(16, 3000), s2: count(16, 100) })];
  for (const slips of [
    [early, late],
    [late, early],
  ])
    expect(foldSlips(slips)).toEqual({ seats: late.seats, at: late.at, contradictions: [] });
});

test('two phones that say the same agree', () => {
  const slips = [slip({ s1: count(8, 2500) }), slip({ s1: count(8, 2500) }, { by: 'other' })];
  expect(foldSlips(slips).contradictions).toEqual([]);
});

test('two phones that say something else are a question, and the first stands', () => {
  const [one, two] = [slip({ s1: count(8, 2500) }), slip({ s1: count(8, 2600) }, { by: 'other' })];
  const { seats, contradictions } = foldSlips([two, one]);
  expect(seats).toEqual(one.seats);
  expect(contradictions).toEqual([{ seat: 's1', kept: one, other: two }]);
});

test('who names what it replaces corrects it, an earlier hand too, and answers the question', () => {
  const wrong = slip({ s1: count(16, 2500) });
  const other = slip({ s1: count(16, 9000) });
  const right = slip({ s1: count(8, 2600) }, { seen: { s1: count(16, 2500) } });
  expect(foldSlips([wrong, other, right])).toEqual({ seats: right.seats, at: right.at, contradictions: [] });
  const stale = slip({ s1: count(8, 2700) }, { seen: { s1: count(16, 2500) } });
  expect(foldSlips([wrong, right, stale]).seats).toEqual(right.seats);
});

test('who is out stays out, until that is corrected', () => {
  const out = slip({ s1: count(8, 0, true) });
  const later = slip({ s1: count(16, 500) });
  expect(foldSlips([out, later])).toMatchObject({ seats: out.seats, contradictions: [{ seat: 's1' }] });
  const back = slip({ s1: count(16, 500) }, { seen: out.seats });
  expect(foldSlips([out, later, back])).toMatchObject({ seats: back.seats, contradictions: [] });
});

test('a play-off follows the hand that it decides', () => {
  const tie = slip({ s1: count(30, 900), s2: count(30, 900) });
  const playOff = slip({
    s1: { ...count(30, 900), playOffs: [50] },
    s2: { ...count(30, 900), playOffs: [75] },
  });
  expect(foldSlips([tie, playOff])).toMatchObject({ seats: playOff.seats, contradictions: [] });
});

const someSlips = fc
  .array(
    fc.record({
      by: fc.constantFrom('a', 'b', 'c'),
      seat: fc.constantFrom('s1', 's2', 's3'),
      hand: fc.constantFrom(8, 16, 24, 30),
      chips: fc.constantFrom(0, 500, 2500),
      sees: fc.option(fc.constantFrom(500, 2500)),
    }),
    { maxLength: 15 },
  )
  .map((drawn) =>
    drawn.map(({ by, seat, hand, chips, sees }) =>
      slip({ [seat]: count(hand, chips) }, { by, seen: sees === null ? {} : { [seat]: count(hand, sees) } }),
    ),
  );

test('any order of arrival gives the same board', () => {
  fc.assert(
    fc.property(
      someSlips.chain((slips) =>
        fc.tuple(fc.constant(slips), fc.shuffledSubarray(slips, { minLength: slips.length })),
      ),
      ([slips, mixed]) => {
        expect(foldSlips(mixed)).toEqual(foldSlips(slips));
      },
    ),
  );
});

test('setting a device aside since a moment equals never having had what it wrote from then on', () => {
  fc.assert(
    fc.property(someSlips, fc.nat(15), (slips, after) => {
      const since = (slips[0]?.at ?? 0) + after;
      const without = slips.filter(({ by, at }) => by !== 'b' || at < since);
      expect(foldSlips(slips, new Map([['b', since]]))).toEqual(foldSlips(without));
    }),
  );
});

test('who names the other side and says the same decides for what stands', () => {
  const [kept, other] = [slip({ s1: count(8, 2500) }), slip({ s1: count(8, 2600) }, { by: 'other' })];
  const decided = slip({ s1: count(8, 2500) }, { by: 'staff', seen: other.seats });
  expect(foldSlips([kept, other, decided])).toEqual({ seats: kept.seats, at: kept.at, contradictions: [] });
  const third = slip({ s1: count(8, 2700) }, { by: 'third' });
  expect(foldSlips([kept, other, decided, third]).contradictions).toHaveLength(1);
});

test('a later hand answers a question about an earlier one', () => {
  const [one, two] = [slip({ s1: count(8, 2500) }), slip({ s1: count(8, 2600) }, { by: 'other' })];
  const later = slip({ s1: count(16, 3000) });
  expect(foldSlips([one, two, later])).toMatchObject({ seats: later.seats, contradictions: [] });
});

test('nothing that was counted is lost: it stands, was followed, agrees, or is a question', () => {
  fc.assert(
    fc.property(someSlips, (slips) => {
      const { seats, contradictions } = foldSlips(slips);
      for (const { seats: counted } of slips)
        for (const seat of Object.keys(counted)) expect(seats[seat]).toBeDefined();
      for (const { kept, other, seat } of contradictions)
        expect(kept.seats[seat]).not.toEqual(other.seats[seat]);
    }),
  );
});
