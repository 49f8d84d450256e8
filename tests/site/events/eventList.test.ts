import { expect, test } from 'vitest';
import { eventList } from '../../../src/site/events/eventList.ts';

test.each([
  ['upcoming', 'upcoming'],
  ['UPCOMING', 'upcoming'],
  ['Completed', 'completed'],
  ['canceled', undefined],
  [undefined, undefined],
])('the list at %j is of %j', (word, status) => {
  expect(eventList(word)?.status).toBe(status);
});
