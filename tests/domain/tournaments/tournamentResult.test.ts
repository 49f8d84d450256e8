import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bracketStatusLabel } from '../../../src/domain/events/bracketStatus.ts';
import { bracketStatuses } from '../../../src/domain/events/eventSchema.ts';
import { readEvent } from '../../../src/domain/events/readEvent.ts';
import { completedTournament, ResultInput } from '../../../src/domain/tournaments/tournamentResult.ts';
import { TournamentInput } from '../../../src/domain/tournaments/tournamentSchema.ts';

const result = { winner: 'Ann', runnerUp: 'Bo' };
const messages = (given: unknown) => {
  const parsed = v.safeParse(ResultInput, given);
  return parsed.success ? [] : parsed.issues.map(({ message }) => message);
};

describe('a result as typed', () => {
  test('needs a winner; the second place may be unknown', () => {
    expect(messages({ winner: ' ', runnerUp: 'Bo' })).toEqual(['Enter the winner']);
    expect(v.parse(ResultInput, { winner: ' Ann ', runnerUp: '' })).toEqual({ winner: 'Ann', runnerUp: '' });
  });

  test('left empty says one thing', () => {
    expect(messages({ winner: '', runnerUp: '' })).toEqual(['Enter the winner']);
    expect(messages({ winner: ' ', runnerUp: ' ' })).toEqual(['Enter the winner']);
  });

  test('nobody comes in first and second', () => {
    expect(messages({ winner: 'Ann Lee', runnerUp: ' ann lee' })).toEqual([
      "The winner can't also be the runner-up",
    ]);
  });

  test('is not endless', () => {
    expect(messages({ winner: 'x'.repeat(201), runnerUp: '' })).toEqual(['Keep it to 200 characters']);
  });
});

describe('the tournament of an event', () => {
  test('says what the event says', () => {
    const event = readEvent('e1', {
      title: '',
      collegeName: 'Purdue University',
      fraternityName: 'Sigma Chi',
      date: '2026-03-14',
      time: '7 PM',
      location: 'Memorial Union',
      backgroundImage: 'https://files.example/1.jpg',
    });
    expect(completedTournament(event, result)).toEqual({
      title: 'Purdue University - Sigma Chi',
      date: '2026-03-14',
      time: '7 PM',
      sortDate: '2026-03-14T19:00',
      status: 'completed',
      winner: 'Ann',
      runnerUp: 'Bo',
      location: 'Memorial Union',
      imageUrl: 'https://files.example/1.jpg',
      chapter: 'Sigma Chi',
      collegeName: 'Purdue University',
    });
  });

  test('is silent where the event is, so that an earlier tournament keeps its own', () => {
    const picture = 'data:image/png;base64,AAAA';
    expect(completedTournament(readEvent('e1', { title: 'Cup', backgroundImage: picture }), result)).toEqual({
      title: 'Cup',
      date: null,
      time: '',
      sortDate: '9999-12-31',
      status: 'completed',
      ...result,
    });
  });

  test('can be stored, whatever an older event holds', () => {
    const anything = fc.oneof(fc.string({ maxLength: 400 }), fc.anything());
    const names = ['title', 'collegeName', 'fraternity', 'date', 'time', 'venue', 'backgroundImage'];
    const stored = fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] });
    fc.assert(
      fc.property(stored, (data) => {
        const { sortDate, ...tournament } = completedTournament(readEvent('e1', data), result);
        expect(v.is(v.partial(TournamentInput), tournament)).toBe(true);
        expect(sortDate.startsWith(tournament.date ?? '9999-12-31')).toBe(true);
      }),
    );
  });
});

test('every bracket status has a name; what is unknown keeps its own', () => {
  expect(bracketStatuses.map(bracketStatusLabel)).toEqual([
    'Setup',
    'Round 1',
    'Quarter-finals',
    'Semi-finals',
    'Finals',
    'Completed',
  ]);
  expect(['', 'round-2', 'constructor'].map(bracketStatusLabel)).toEqual([
    'Not set',
    'round-2',
    'constructor',
  ]);
});
