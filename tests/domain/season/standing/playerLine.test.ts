import { expect, test } from 'vitest';
import { ladderOf } from '../../../../src/domain/season/ladder.ts';
import { playerLine } from '../../../../src/domain/season/standing/playerLine.ts';
import { seasonRecords } from '../../../support/documents/seasonRecords.ts';
import { aSeason } from '../../../support/documents/seasons.ts';

const records = seasonRecords({ players: 24 });
const line = records.season.players.find(({ id }) => id === 'player0001');
const player = records.players.get('player0001');
if (!line || !player) throw new Error('player0001 has no place');

test('a player’s record makes the line that the standings would have', () => {
  const ladder = ladderOf([{ ...line, place: 251 }], 0);
  const { event: _, ...best } = line.results[0] ?? { event: null };
  const made = playerLine({ ...player, place: null }, ladder);
  expect(made).toMatchObject({ id: line.id, name: line.name, place: 251, points: line.points, before: null });
  expect(made.results[0]).toMatchObject(best);
  expect(made.results.map(({ points, counts }) => [points, counts])).toEqual(
    line.results.map(({ points, counts }) => [points, counts]),
  );
  expect(made.results.map(({ event }) => [event.id, event.title, event.day, event.players])).toEqual(
    line.results.map(({ event }) => [event.id, event.title, event.day, event.players]),
  );
});

test('no place is made up where the ladder has no such step', () => {
  for (const ladder of ['', '201,-9', aSeason({ people: 300 }).ladder])
    expect(playerLine({ ...player, place: null }, ladder).place).toBe(0);
});
