import { expect, test } from 'vitest';
import { calendarItems } from '../../../src/domain/calendar/calendarItem.ts';
import { clashes, eventsBeside } from '../../../src/domain/calendar/clashes.ts';
import { readEvent } from '../../../src/domain/events/readEvent.ts';

const event = (id: string, fields: object = {}) =>
  readEvent(id, {
    title: id,
    date: '2030-03-01',
    time: '19:00',
    collegeName: "St. John's University",
    ...fields,
  });
const found = (...events: ReturnType<typeof event>[]) => [...clashes(calendarItems(events, []))].sort();

test('two events at the same college, day and time are told', () => {
  expect(
    found(event('a'), event('b', { collegeName: 'Saint John’s University' }), event('c', { time: '20:00' })),
  ).toEqual(['event-a', 'event-b']);
});

test.each([
  ['another day', { date: '2030-03-02' }],
  ['another time', { time: '18:00' }],
  ['another college', { collegeName: 'Yale University' }],
])('%s is fine', (_, fields) => {
  expect(found(event('a'), event('b', fields))).toEqual([]);
});

test('without a day, a time or a college, nothing is said', () => {
  for (const fields of [{ date: null }, { time: '' }, { collegeName: '' }])
    expect(found(event('a', fields), event('b', fields))).toEqual([]);
});

test('the events beside one are those at its college on its day, at any time, without itself', () => {
  const all = [
    event('a'),
    event('b', { collegeName: 'Saint John’s University', time: '' }),
    event('c', { date: '2030-03-02' }),
    event('d', { collegeName: 'Yale University' }),
  ];
  const beside = (changes: object) =>
    eventsBeside({ id: 'a', date: '2030-03-01', collegeName: "St. John's University", ...changes }, all);
  expect(beside({}).map(({ id }) => id)).toEqual(['b']);
  expect(beside({ id: 'new' }).map(({ id }) => id)).toEqual(['a', 'b']);
  for (const changes of [{ date: null }, { date: '' }, { collegeName: '' }])
    expect(beside(changes)).toEqual([]);
});
