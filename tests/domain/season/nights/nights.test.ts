import { describe, expect, test } from 'vitest';
import { readEvent } from '../../../../src/domain/events/readEvent.ts';
import { namedAs } from '../../../../src/domain/results/namedAs.ts';
import {
  daysOfSeason,
  publishedNights,
  withoutResults,
} from '../../../../src/domain/season/nights/publishedNights.ts';
import { shownTheirWay } from '../../../../src/domain/season/nights/shownTheirWay.ts';
import { someResults } from '../../../support/documents/results.ts';

const event = (id: string, fields: object = {}) =>
  readEvent(id, { title: id, date: '2026-11-06', status: 'completed', ...fields });

describe('nights without results', () => {
  const today = '2026-11-22';

  test('are completed ones, and boards that were left open', () => {
    const events = [
      event('paper'),
      event('left', { status: 'active', board: 'live' }),
      event('tonight', { status: 'active', board: 'live', date: today }),
      event('coming', { status: 'upcoming' }),
      event('done', { board: 'results' }),
      event('known'),
    ];
    const results = [someResults({ eventId: 'known' })];
    expect(withoutResults(events, results, today).map(({ id }) => id)).toEqual(['paper', 'left']);
  });
});

test('published nights are newest first, each with its event or none', () => {
  const results = [
    someResults({ eventId: 'old', day: '2026-09-01' }),
    someResults({ eventId: 'new', day: '2026-11-06' }),
  ];
  const nights = publishedNights(results, [event('new')]);
  expect(nights.map(({ results: { eventId }, event: found }) => [eventId, found?.id])).toEqual([
    ['new', 'new'],
    ['old', undefined],
  ]);
});

test('a season is from August 1 to July 31', () => {
  expect(daysOfSeason('2026-27')).toEqual({ first: '2026-08-01', last: '2027-07-31' });
});

describe('names', () => {
  const results = someResults({ players: 8 });

  test('of one player change in their rows alone, and a second time nothing does', () => {
    const hidden = namedAs(results, ({ player }) => (player === 'player0002' ? '' : undefined));
    expect(hidden.rows[1]).toEqual({ ...results.rows[1], name: '' });
    expect(hidden.rows.filter((row, at) => row !== results.rows[at])).toHaveLength(1);
    expect(namedAs(hidden, ({ player }) => (player === 'player0002' ? '' : undefined))).toBe(hidden);
  });

  test('of a new night are as players want to be shown everywhere, by their address', () => {
    const people = [
      { name: 'Ann Lee', email: 'Ann@College.example ', shownAs: 'full' as const },
      { name: 'Bo Kent', email: '', shownAs: 'full' as const },
      { name: 'Cy Diaz', email: 'cy@college.example', shownAs: 'number' as const },
    ];
    const players = [
      { email: 'ann@college.example', shownAs: 'number' as const },
      { email: '', shownAs: 'number' as const },
      { email: 'cy@college.example', shownAs: '' as const },
    ];
    const shown = shownTheirWay(people, players);
    expect(shown.map(({ shownAs }) => shownAs)).toEqual(['number', 'full', 'number']);
    expect(shown[1]).toBe(people[1]);
    expect(shownTheirWay(people, [])).toBe(people);
  });
});
