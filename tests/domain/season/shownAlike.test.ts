import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readEvent } from '../../../src/domain/events/readEvent.ts';
import { type Results, readResults } from '../../../src/domain/results/results.ts';
import { readPlayer } from '../../../src/domain/season/player.ts';
import { publication } from '../../../src/domain/season/publish/publication.ts';
import { canonicalId } from '../../../src/domain/season/publish/publishedPeople.ts';
import { shownAlike } from '../../../src/domain/season/publish/shownAlike.ts';
import { hiddenness } from '../../../src/domain/season/strictestNames.ts';
import { someResults } from '../../support/documents/results.ts';
import { idOf, randomResults } from '../../support/randomSeason.ts';
import { SeasonDatabase } from '../../support/SeasonDatabase.ts';

// Each run computes three seasons several times.
vi.setConfig({ testTimeout: 30_000 });

test.each([
  ['Ann Lee', 0],
  ['Ann B. Lee', 0],
  ['Max Lopez Jr.', 0],
  ['Ann L.', 1],
  ['Ann', 1],
  ['李 王.', 1],
  ['A. L.', 2],
  ['A.', 2],
  ['', 3],
])('%s hides %i', (name, hidden) => {
  expect(hiddenness(name)).toBe(hidden);
});

/** What people say each night: 0 a full name, 1 a short one, 2 initials, 3 a number. */
type Wish = 0 | 1 | 2 | 3;
const nameOf = (who: number, wish: Wish) => [`Kid${who} Lopez`, `Kid${who} L.`, 'K. L.', ''][wish] ?? '';
const everyone = Array.from({ length: 20 }, (_, who) => ({ who, id: idOf(who) }));

/** A night of some of twenty people, and what each of them wished. */
const night = fc
  .constantFrom('e1', 'e2', 'e3', 'e4', 'e5')
  .chain((id) =>
    fc.tuple(
      randomResults(id),
      fc.array(fc.constantFrom<Wish>(0, 1, 2, 3), { minLength: 20, maxLength: 20 }),
    ),
  )
  .map(([results, wishes]) => {
    const said = new Map(everyone.map(({ id }, who) => [id, wishes[who] ?? 0] as const));
    const rows = results.rows.map((row) => {
      const who = everyone.find(({ id }) => id === row.player)?.who ?? 0;
      return { ...row, name: nameOf(who, said.get(row.player) ?? 0) };
    });
    return { results: { ...results, rows }, said };
  });

function publish(database: SeasonDatabase, results: Results, winners: number): number {
  const { eventId, season, day } = results;
  const stored = database.stored();
  const own = stored.seasons.find((one) => one.season === season)?.results ?? [];
  const data = database.get(`results/${eventId}`);
  const before = data ? readResults(eventId, data) : null;
  const event = readEvent(eventId, { date: day });
  const change = publication({
    event,
    results,
    players: new Map(),
    before,
    known: stored.players,
    season: own,
    at: 7,
  });
  return change ? database.changeInSteps(change, winners) : 0;
}

test('no document names anybody by more than they wished at any night of its season', () => {
  const nights = fc.array(night, { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(nights, fc.boolean(), fc.nat({ max: 2 }), (published, areJoined, winners) => {
      const database = new SeasonDatabase();
      const standing = new Map<string, (typeof published)[number]>();
      for (const one of published) {
        publish(database, one.results, winners);
        standing.set(one.results.eventId, one);
      }
      const join = new Map([[idOf(1), { aliasOf: idOf(0) }]]);
      if (areJoined) database.changeInSteps({ players: join }, winners);
      const { players, seasons } = database.stored();
      for (const { season } of seasons) {
        const there = [...standing.values()].filter(({ results }) => results.season === season);
        const paths = there.flatMap(({ results: { eventId } }) => [
          `results/${eventId}`,
          `tournaments/${eventId}`,
        ]);
        const open = [...database.documents].filter(
          ([path]) => paths.includes(path) || path.startsWith(`seasons/${season}`),
        );
        const text = JSON.stringify(open);
        for (const { who, id } of everyone) {
          const wishes = there.flatMap(({ results, said }) =>
            results.rows.flatMap(({ player }) =>
              canonicalId(players, player) === canonicalId(players, id) ? [said.get(player) ?? 0] : [],
            ),
          );
          const wish = Math.max(0, ...wishes);
          if (wish > 0) expect(text).not.toContain(`Kid${who} Lopez`);
          if (wish > 1) expect(text).not.toContain(`Kid${who} L`);
          if (wish > 2)
            for (const [path, { ids = [], names = [] }] of open)
              if (
                path.startsWith('results/') &&
                Array.isArray(ids) &&
                Array.isArray(names) &&
                ids.includes(id)
              )
                expect(names[ids.indexOf(id)], path).toBe('');
        }
      }
    }),
    { numRuns: 40 },
  );
});

const lopez = (eventId: string, day: string, name: string) =>
  someResults({ eventId, day, placed: 3, row: (place) => (place === 0 ? { player: idOf(1), name } : {}) });

test('a short name reaches the nights and winners before it, and the name comes back with the wish', () => {
  const database = new SeasonDatabase();
  publish(database, lopez('e1', '2026-09-01', 'Max Lopez'), 5);
  expect(database.get('tournaments/e1')).toMatchObject({ winner: 'Max Lopez' });
  publish(database, lopez('e2', '2026-10-01', 'Max L.'), 5);
  expect(database.get('tournaments/e1')).toMatchObject({ winner: 'Max L.' });
  expect(database.get('results/e1')).toMatchObject({ names: expect.arrayContaining(['Max L.']), version: 1 });
  publish(database, lopez('e3', '2026-11-01', 'Max Lopez'), 5);
  expect(database.get('tournaments/e3')).toMatchObject({ winner: 'Max L.' });
  expect(database.get(`seasons/2026-27/players/${idOf(1)}`)).toMatchObject({ name: 'Max L.' });
  expect(publish(database, lopez('e3', '2026-11-01', 'Max Lopez'), 5)).toBe(0);
});

test('more winners than one commit may name take more commits', () => {
  const database = new SeasonDatabase();
  for (const at of [1, 2, 3, 4]) publish(database, lopez(`e${at}`, `2026-09-0${at}`, 'Max Lopez'), 5);
  expect(publish(database, lopez('e5', '2026-10-01', ''), 1)).toBe(3);
  for (const at of [1, 2, 3, 4, 5])
    expect(database.get(`tournaments/e${at}`)).toMatchObject({ winner: 'A player' });
});

test('who said how to be shown everywhere is shown that way, and others may be left alone', () => {
  const nights = [lopez('e1', '2026-09-01', 'Max Lopez'), lopez('e2', '2026-10-01', 'Max L.')];
  const full = new Map([[idOf(1), readPlayer(idOf(1), { name: 'Max Lopez', shownAs: 'full' })]]);
  expect(shownAlike(nights, full)).toEqual(nights);
  expect(shownAlike(nights, new Map(), () => false)).toEqual(nights);
  expect(shownAlike(nights, new Map())[0]?.rows[0]).toMatchObject({ name: 'Max L.' });
});
