import { expect, test } from 'vitest';
import { answeredDocument } from '../../../src/data/site/firestoreAnswer.ts';

const readTime = '2026-11-07T01:02:03.456789Z';

test('every kind of value is what the SDK gives', () => {
  const fields = {
    text: { stringValue: 'Ann' },
    whole: { integerValue: '42' },
    part: { doubleValue: 0.55 },
    yes: { booleanValue: true },
    none: { nullValue: null },
    when: { timestampValue: '2026-11-07T00:00:00Z' },
    map: { mapValue: { fields: { one: { integerValue: '1' } } } },
    empty: { mapValue: {} },
    list: { arrayValue: { values: [{ integerValue: '7' }, { stringValue: 'x' }] } },
    nothing: { arrayValue: {} },
    bytes: { bytesValue: 'AAAA' },
  };
  const answer = [{ found: { name: 'n', fields, updateTime: '2026-11-07T01:00:00Z' }, readTime }];
  expect(answeredDocument(answer)).toEqual({
    version: '2026-11-07T01:00:00Z',
    readAt: Date.parse(readTime),
    data: {
      text: 'Ann',
      whole: 42,
      part: 0.55,
      yes: true,
      none: null,
      when: new Date('2026-11-07T00:00:00Z'),
      map: { one: 1 },
      empty: {},
      list: [7, 'x'],
      nothing: [],
      bytes: null,
    },
  });
});

test('a missing document has no data, and an answer that is none is not an error', () => {
  expect(answeredDocument([{ missing: 'n', readTime }])).toMatchObject({ data: null, version: '' });
  for (const nonsense of [null, {}, [], [{}], 'text', [{ found: 1 }]])
    expect(() => answeredDocument(nonsense)).not.toThrow();
});
