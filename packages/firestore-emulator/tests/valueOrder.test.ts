import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePaths } from '../firestore/values/comparePaths.ts';
import { compareUtf8 } from '../firestore/values/compareUtf8.ts';
import { compareValues, sameValue, typeGroup, valuesEqual } from '../firestore/values/compareValues.ts';
import { encodeValue } from '../firestore/values/encodeValue.ts';
import { parseFieldPath, printFieldPath } from '../firestore/values/FieldPath.ts';
import { parseTimestamp, printTimestamp } from '../firestore/values/Timestamp.ts';
import type { Value } from '../firestore/values/Value.ts';
import { PayloadProblem } from '../firestore/wire/read.ts';
import { readValue } from '../firestore/wire/readValue.ts';

/** Few distinct letters, so that equal and nearly equal values are common. */
const text = fc.string({ unit: fc.constantFrom('a', 'b', '～', '😀', '\u0000'), maxLength: 3 });
const segment = fc.oneof(fc.constantFrom('a', 'b', 'a-b', '__id2__', '__id10__', '__id-1__'), text);

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ type: 'null' }),
  fc.boolean().map((value): Value => ({ type: 'boolean', value })),
  fc
    .oneof(fc.bigInt({ min: -2n, max: 2n }), fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }))
    .map((value): Value => ({ type: 'integer', value })),
  fc
    .oneof(fc.double(), fc.constantFrom(Number.NaN, 0, 1, 2, 2 ** 53, 2 ** 63))
    .map((value): Value => ({ type: 'double', value: value === 0 ? 0 : value })),
  fc
    .record({
      seconds: fc.integer({ min: -62135596800, max: 253402300799 }),
      micros: fc.integer({ min: 0, max: 999999 }),
    })
    .map(({ seconds, micros }): Value => ({ type: 'timestamp', seconds, nanos: micros * 1000 })),
  text.map((value): Value => ({ type: 'string', value })),
  fc.uint8Array({ maxLength: 3 }).map((value): Value => ({ type: 'bytes', value: new Uint8Array(value) })),
  fc
    .array(segment, { minLength: 2, maxLength: 4 })
    .map((ids): Value => ({ type: 'reference', name: `projects/p/databases/d/documents/${ids.join('/')}` })),
  fc
    .record({ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.integer({ min: -180, max: 180 }) })
    .map((point): Value => ({ type: 'geoPoint', ...point })),
);

const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }).map((values): Value => ({ type: 'array', values })),
    fc
      .array(fc.tuple(text, tie('value')), { maxLength: 3 })
      .map((entries): Value => ({ type: 'map', fields: new Map(entries) })),
    fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }).map(
      (numbers): Value => ({
        type: 'map',
        fields: new Map<string, Value>([
          ['__type__', { type: 'string', value: '__vector__' }],
          [
            'value',
            { type: 'array', values: numbers.map((number): Value => ({ type: 'double', value: number })) },
          ],
        ]),
      }),
    ),
  ),
}));

describe('the order of values', () => {
  it('is antisymmetric', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0);
      }),
    );
  });

  it('is transitive', () => {
    fc.assert(
      fc.property(value, value, value, (...three) => {
        const [a, b, c] = three.sort(compareValues);
        if (a === undefined || b === undefined || c === undefined) return;
        expect(compareValues(a, b)).toBeLessThanOrEqual(0);
        expect(compareValues(b, c)).toBeLessThanOrEqual(0);
        expect(compareValues(a, c)).toBeLessThanOrEqual(0);
        if (valuesEqual(a, c)) expect([valuesEqual(a, b), valuesEqual(b, c)]).toEqual([true, true]);
      }),
      { numRuns: 500 },
    );
  });

  it('counts every value equal to itself and keeps type groups apart', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(compareValues(a, a)).toBe(0);
        if (typeGroup(a) !== typeGroup(b))
          expect(Math.sign(compareValues(a, b))).toBe(Math.sign(typeGroup(a) - typeGroup(b)));
      }),
    );
  });

  it('is that of UTF-8 bytes for text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        expect(Math.sign(compareUtf8(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
  });

  it('is antisymmetric for paths and puts a parent before its children', () => {
    fc.assert(
      fc.property(fc.array(segment), fc.array(segment), fc.array(segment, { minLength: 1 }), (a, b, rest) => {
        expect(Math.sign(comparePaths(a, b)) + Math.sign(comparePaths(b, a))).toBe(0);
        expect(comparePaths(a, [...a, ...rest])).toBeLessThan(0);
      }),
    );
  });
});

describe('the wire form of a value', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(value, (original) => {
        const read = readValue(JSON.parse(JSON.stringify(encodeValue(original))));
        expect(sameValue(read, original)).toBe(true);
      }),
    );
  });

  it('keeps apart what is stored differently though it compares equal', () => {
    const one: Value = { type: 'integer', value: 1n };
    const alsoOne: Value = { type: 'double', value: 1 };
    expect([valuesEqual(one, alsoOne), sameValue(one, alsoOne)]).toEqual([true, false]);
  });

  it('never ends in anything but a value or a refusal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        try {
          readValue(json);
        } catch (error) {
          expect(error).toBeInstanceOf(PayloadProblem);
        }
      }),
    );
  });
});

describe('timestamps', () => {
  it('print as they were read', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -62135596800, max: 253402300799 }),
        fc.integer({ min: 0, max: 999999 }),
        (seconds, micros) => {
          const timestamp = { seconds, nanos: micros * 1000 };
          expect(parseTimestamp(printTimestamp(timestamp))).toEqual(timestamp);
        },
      ),
    );
  });

  it.each([
    ['2024-02-29T23:59:59.123456789Z', '2024-02-29T23:59:59.123456Z'],
    ['2024-03-01T01:00:00.5+02:00', '2024-02-29T23:00:00.500Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
  ])('%s is %s', (sent, printed) => {
    const timestamp = parseTimestamp(sent);
    expect(timestamp && printTimestamp(timestamp)).toBe(printed);
  });

  it.each(['2023-02-29T00:00:00Z', '2024-01-01', '2024-01-01T25:00:00Z', '0001-01-01T00:00:00+01:00', ''])(
    'refuses %j',
    (sent) => {
      expect(parseTimestamp(sent)).toBeNull();
    },
  );
});

describe('field paths', () => {
  it('read as they were printed', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }), (path) => {
        expect(parseFieldPath(printFieldPath(path))).toEqual(path);
      }),
    );
  });
});
