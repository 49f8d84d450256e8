import { expect, test } from 'vitest';
import { encodedFields, encodedValue, plainFields } from '../../src/data/site/firestoreValues.ts';

test('every kind of value that is read is what our readers take', () => {
  const fields = {
    text: { stringValue: 'Ann' },
    whole: { integerValue: '42' },
    part: { doubleValue: 0.55 },
    odd: { doubleValue: 'NaN' },
    yes: { booleanValue: true },
    none: { nullValue: null },
    when: { timestampValue: '2026-11-07T00:00:00Z' },
    map: { mapValue: { fields: { one: { integerValue: '1' } } } },
    empty: { mapValue: {} },
    list: { arrayValue: { values: [{ integerValue: '7' }, { stringValue: 'x' }] } },
    nothing: { arrayValue: {} },
    bytes: { bytesValue: 'AAAA' },
  };
  expect(plainFields(fields)).toEqual({
    text: 'Ann',
    whole: 42,
    part: 0.55,
    odd: Number.NaN,
    yes: true,
    none: null,
    when: new Date('2026-11-07T00:00:00Z'),
    map: { one: 1 },
    empty: {},
    list: [7, 'x'],
    nothing: [],
    bytes: null,
  });
});

test('fields that are none are no error', () => {
  for (const nonsense of [null, undefined, 'text', 7, [], { a: 1 }, { a: { mapValue: 1 } }])
    expect(() => plainFields(nonsense)).not.toThrow();
});

test('every kind of value that is sent has its type, and comes back as it was', () => {
  const stored = {
    text: '',
    whole: -3,
    large: 2 ** 53,
    part: 0.5,
    endless: Number.POSITIVE_INFINITY,
    no: false,
    none: null,
    when: new Date('2026-11-07T01:02:03.456Z'),
    list: ['a', 1, [], {}],
    map: { one: { two: [null] } },
  };
  const sent = encodedFields(stored);
  expect(sent).toMatchObject({
    text: { stringValue: '' },
    whole: { integerValue: '-3' },
    large: { doubleValue: 2 ** 53 },
    part: { doubleValue: 0.5 },
    endless: { doubleValue: 'Infinity' },
    none: { nullValue: null },
    when: { timestampValue: '2026-11-07T01:02:03.456Z' },
  });
  expect(plainFields(sent)).toEqual(stored);
  expect(() => encodedValue(new Date(Number.NaN))).toThrow(RangeError);
});
