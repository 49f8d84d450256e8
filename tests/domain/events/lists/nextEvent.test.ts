import { describe, expect, test } from 'vitest';
import { nextEvent } from '../../../../src/domain/events/lists/nextEvent.ts';
import { money } from '../../../../src/domain/text/money.ts';
import { formatLeaf } from '../../../../src/domain/time/format.ts';

const on = (date: string | null) => ({ date });

describe('the event to announce first', () => {
  const evening = new Date(2026, 10, 21, 23, 30);

  test('is the first of today or later, on the calendar of the reader', () => {
    expect(nextEvent([on('2026-11-20'), on('2026-11-21'), on('2026-12-04')], evening)).toEqual(
      on('2026-11-21'),
    );
    expect(nextEvent([on('2026-11-20'), on('2026-12-04'), on(null)], evening)).toEqual(on('2026-12-04'));
  });

  test('is one still without a date when all the others are over', () => {
    expect(nextEvent([on('2026-11-01'), on(null)], evening)).toEqual(on(null));
  });

  test('is the first when all are over, and nothing when there are none', () => {
    expect(nextEvent([on('2026-11-01'), on('2026-11-02')], evening)).toEqual(on('2026-11-01'));
    expect(nextEvent([], evening)).toBeUndefined();
  });
});

test('a calendar leaf has a month and a day', () => {
  expect(formatLeaf('2026-03-04')).toEqual({ month: 'Mar', day: '4' });
  expect(formatLeaf('2026-12-31')).toEqual({ month: 'Dec', day: '31' });
  expect(formatLeaf(null)).toBeUndefined();
  expect(formatLeaf('TBD')).toBeUndefined();
});

test('money is whole dollars with thousands apart', () => {
  expect(money(25)).toBe('$25');
  expect(money(1000)).toBe('$1,000');
  expect(money(0)).toBe('$0');
});
