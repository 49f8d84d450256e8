import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { eventStatuses } from '../../../src/domain/events/eventStatus.ts';
import { readEvent } from '../../../src/domain/events/readEvent.ts';
import type { TourEvent } from '../../../src/domain/events/tourEvent.ts';
import { tournamentChanges, tournamentFacts } from '../../../src/domain/tournaments/tournamentFacts.ts';
import { TournamentInput } from '../../../src/domain/tournaments/tournamentSchema.ts';

const event: TourEvent = readEvent('cup', {
  title: 'Cup',
  collegeName: 'Purdue University',
  fraternityName: 'Sigma Chi',
  date: '2026-03-14',
  time: '19:00',
  location: 'Memorial Union',
  backgroundImage: 'https://files.example/1.jpg',
  status: 'completed',
});
const changed = (change: Partial<TourEvent>) => tournamentChanges(event, { ...event, ...change });

test('what visitors read in the list of tournaments follows its event, field by field', () => {
  expect(changed({ title: 'Aces Cup' })).toEqual({ title: 'Aces Cup' });
  expect(changed({ collegeName: 'Towson University' })).toEqual({ collegeName: 'Towson University' });
  expect(changed({ fraternityName: '' })).toEqual({ chapter: '' });
  expect(changed({ location: 'Hall', backgroundImage: '' })).toEqual({ location: 'Hall', imageUrl: '' });
});

test('a day and its key go together, also when only the hour changed', () => {
  const day = { date: '2026-03-15', sortDate: '2026-03-15T19:00' };
  expect(changed({ date: '2026-03-15' })).toEqual(day);
  expect(changed({ time: '20:30' })).toEqual({
    time: '20:30',
    date: '2026-03-14',
    sortDate: '2026-03-14T20:30',
  });
  expect(changed({ date: null })).toEqual({ date: null, sortDate: '9999-12-31' });
});

test('a title that follows from the names changes with them', () => {
  const untitled = { ...event, title: '' };
  expect(tournamentChanges(untitled, { ...untitled, fraternityName: 'Alpha Phi' })).toEqual({
    title: 'Purdue University - Alpha Phi',
    chapter: 'Alpha Phi',
  });
});

test('the status follows where it has a counterpart; a running event counts as one to come', () => {
  expect(changed({ status: 'scheduled' })).toEqual({ status: 'scheduled' });
  expect(changed({ status: 'active' })).toEqual({ status: 'upcoming' });
  expect(changed({ status: 'canceled' })).toEqual({});
  expect(tournamentChanges({ ...event, status: 'upcoming' }, { ...event, status: 'active' })).toEqual({});
});

test('what a tournament does not show leaves it alone', () => {
  expect(changed({ prizePool: 500, entryFee: 5, description: 'New', showOnLandingPage: true })).toEqual({});
});

// Made outside of the test, since fast-check needs about a second for its table of all code points.
const picture = fc.webUrl({ validSchemes: ['https'] });

test('whatever changes, the rules can take it, and the tournament says what the event says then', () => {
  const anything = fc.oneof(fc.string({ maxLength: 400 }), fc.constantFrom('2026-03-14', '7 PM', ''));
  const stored = fc.record({
    title: anything,
    collegeName: anything,
    fraternityName: anything,
    date: anything,
    time: anything,
    location: anything,
    backgroundImage: fc.oneof(anything, picture),
    status: fc.constantFrom(...eventStatuses, 'canceled'),
  });
  fc.assert(
    fc.property(stored, stored, (first, second) => {
      const [before, after] = [readEvent('e', first), readEvent('e', second)];
      const { sortDate, ...changes } = tournamentChanges(before, after);
      expect(v.is(v.partial(TournamentInput), changes)).toBe(true);
      expect('date' in changes).toBe(sortDate !== undefined);
      const { status: _, ...told } = {
        ...tournamentFacts(before),
        ...changes,
        ...(sortDate && { sortDate }),
      };
      expect(told).toEqual(tournamentFacts(after));
    }),
  );
});
