import { expect, test } from 'vitest';
import type { TourEvent } from '../../../src/domain/events/tourEvent.ts';
import { comingGroups } from '../../../src/domain/find/comingGroups.ts';
import { anEvent } from '../calendar/anEvent.ts';

const now = new Date('2026-03-10T18:00:00Z');
const purdue = { collegeId: 'purdue-university', collegeName: 'Purdue University', state: 'IN' };
const butler = { collegeId: 'butler-university', collegeName: 'Butler University', state: 'IN' };

const on = (date: string | null, fields: Partial<TourEvent> = {}) =>
  anEvent({ id: `${date}`, date, ...fields });
const lines = (events: TourEvent[]) => {
  const { states, schools } = comingGroups(events, now);
  return [...states, ...schools].map(({ kind, id, name, next, count }) => [kind, id, name, next.id, count]);
};

test('states and schools stand by name, with their first event and how many there are', () => {
  const events = [
    on('2026-03-14'),
    on('2026-03-20', purdue),
    on('2026-03-21', butler),
    on('2026-04-01', purdue),
  ];
  expect(lines(events)).toEqual([
    ['state', 'IN', 'Indiana', '2026-03-20', 3],
    ['state', 'TX', 'Texas', '2026-03-14', 1],
    ['college', 'butler-university', 'Butler University', '2026-03-21', 1],
    ['college', 'purdue-university', 'Purdue University', '2026-03-20', 2],
    ['college', 'university-of-texas-at-austin', 'University of Texas at Austin', '2026-03-14', 1],
  ]);
});

test.each<[string, TourEvent]>([
  ['past', on('2026-03-09')],
  ['over, with results', on('2026-03-14', { board: 'results' })],
  ['completed by the staff', on('2026-03-14', { status: 'completed' })],
  ['canceled', on('2026-03-14', { status: 'canceled' })],
])('an event that is %s is not coming', (_, event) => {
  expect(comingGroups([event], now)).toEqual({ states: [], schools: [], isAny: false });
});

test('a night that is on, and one without a day, count', () => {
  const live = on('2026-03-10', { board: 'live', bracketStatus: 'finals' });
  expect(lines([live, on(null, purdue)]).map(([, id]) => id)).toEqual([
    'IN',
    'TX',
    'purdue-university',
    'university-of-texas-at-austin',
  ]);
});

test('an event that no search finds by its place is in no group, and yet coming', () => {
  const nowhere = on('2026-03-14', { state: '', collegeId: '', collegeName: 'Somewhere' });
  expect(comingGroups([nowhere], now)).toEqual({ states: [], schools: [], isAny: true });
});

test('a state of no name has its letters, a college its id', () => {
  const abroad = on('2026-03-14', { state: 'PR', collegeId: 'upr', collegeName: '' });
  expect(lines([abroad]).map(([, , name]) => name)).toEqual(['PR', 'upr']);
});
