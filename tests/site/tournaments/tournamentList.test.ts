import { expect, test } from 'vitest';
import { tournamentList } from '../../../src/site/tournaments/tournamentList.ts';

test.each([
  ['previous', 'previous'],
  ['PREVIOUS', 'previous'],
  ['Upcoming', 'upcoming'],
])('the tournaments at %j are %j', (word, type) => {
  expect(tournamentList(word)?.type).toBe(type);
});

test('an unknown type has no list, and no type all of them', () => {
  expect(tournamentList('canceled')).toBeNull();
  expect(tournamentList()).toEqual({ type: undefined, list: expect.anything() });
});
