import { expect, it } from 'vitest';
import { Database } from '../firestore/store/Database.ts';

it('gives two writes of one millisecond two request times, and otherwise the time they came at', () => {
  const database = new Database({ project: 'p', database: 'd' });
  const times = [5, 5, 5, 20, 6].map((arrived) => database.requestTime(arrived));
  expect(times).toEqual([5, 6, 7, 20, 21]);
});
