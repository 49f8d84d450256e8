import { expect, test } from 'vitest';
import { pointsOf } from '../../../src/domain/results/points.ts';
import type { ResultRow, Results } from '../../../src/domain/results/results.ts';
import { computeSeason } from '../../../src/domain/season/computeSeason.ts';
import { usualRule } from '../../../src/domain/season/seasonRule.ts';
import { seasonOf } from '../../../src/domain/time/seasonNames.ts';

/** Somebody's place at a night, and for which school and chapter. */
type Placed = { player: string; place: number; at?: string; chapter?: string; name?: string };

function row({ player, place, at = 'purdue', chapter = '', name = `${player} X.` }: Placed): ResultRow {
  return {
    player,
    no: 0,
    name,
    school: at && `${at} University`,
    schoolId: at,
    chapter,
    chapterId: chapter && `${at}--${chapter}`,
    place,
    points: 0,
    round: 0,
    chips: null,
  };
}

function night(eventId: string, day: string, players: number, placed: Placed[], host = ''): Results {
  return {
    eventId,
    season: seasonOf(day),
    day,
    title: `Night ${eventId}`,
    place: '',
    collegeId: host,
    collegeName: host,
    chapterId: '',
    chapterName: '',
    players,
    source: 'typed',
    version: 1,
    publishedAt: null,
    changes: [],
    rows: placed.map(row).map((one) => ({ ...one, points: pointsOf(one.place, players) })),
  };
}

const computed = (...results: Results[]) =>
  computeSeason({ season: '2026-27', results, rule: usualRule, aliases: new Map() });
const places = (all: readonly { id: string; place: number }[]) =>
  all.map(({ id, place }) => `${place} ${id}`);

test('of five results a player counts the best four', () => {
  const nights = [1, 2, 3, 4, 5].map((at) =>
    night(`e${at}`, `2026-10-0${at}`, 40, [{ player: 'ann', place: at }]),
  );
  const { season, players } = computed(...nights);
  expect(season.players[0]).toMatchObject({ points: 176, nights: 5, wins: 1 });
  expect(players.get('ann')?.results.map(({ eventId, counts }) => [eventId, counts])).toEqual([
    ['e5', false],
    ['e4', true],
    ['e3', true],
    ['e2', true],
    ['e1', true],
  ]);
});

test('a school counts three results of one night, a chapter two', () => {
  const placed = [1, 2, 3, 4].map((place) => ({ player: `p${place}`, place, chapter: 'sigma-nu' }));
  const { schools, chapters } = computed(night('e1', '2026-10-01', 100, placed, 'purdue'));
  expect(schools.get('purdue')).toMatchObject({ points: 228.4, played: 4, wins: 1 });
  expect(schools.get('purdue')?.results.map(({ counts }) => counts)).toEqual([true, true, true, false]);
  expect(schools.get('purdue')?.nights).toMatchObject([{ eventId: 'e1', winner: 'p1 X.' }]);
  expect(schools.get('purdue')?.chapters).toMatchObject([
    { id: 'purdue--sigma-nu', place: 1, points: 170.7 },
  ]);
  expect(chapters.get('purdue--sigma-nu')).toMatchObject({ points: 170.7, school: 'purdue University' });
});

test('a field of seven gives no points, but the night is listed', () => {
  const { season, players } = computed(night('e1', '2026-10-01', 7, [{ player: 'ann', place: 1 }]));
  expect(season.events).toMatchObject([{ id: 'e1', winner: 'ann X.', winnerId: 'ann' }]);
  expect(season.players).toMatchObject([
    { id: 'ann', points: 0, wins: 0, nights: 1, results: [{ place: 1 }] },
  ]);
  expect(players.get('ann')?.results).toMatchObject([{ points: 0, counts: false }]);
});

test('July 31 belongs to one season, August 1 to the next', () => {
  const july = night('july', '2026-07-31', 20, [{ player: 'ann', place: 1 }]);
  const august = night('august', '2026-08-01', 20, [{ player: 'bo', place: 1 }]);
  expect(computed(july, august).season.events.map(({ id }) => id)).toEqual(['august']);
  const before = computeSeason({ ...computed().season, results: [july, august], aliases: new Map() });
  expect(before.season.players.map(({ id }) => id)).toEqual(['bo']);
});

test('each result counts for the school it was played for; the newest says whose player it is', () => {
  const { season, players, schools } = computed(
    night('e1', '2026-10-01', 20, [{ player: 'ann', place: 1, at: 'towson' }]),
    night('e2', '2026-11-01', 20, [{ player: 'ann', place: 2, at: 'purdue' }]),
  );
  expect(season.players).toMatchObject([{ schoolId: 'purdue', points: 76.3 }]);
  expect(schools.get('towson')).toMatchObject({ points: 44.7, results: [{ eventId: 'e1' }] });
  expect(schools.get('purdue')).toMatchObject({ points: 31.6, results: [{ eventId: 'e2' }] });
  expect(players.get('ann')?.results).toMatchObject([{ schoolId: 'purdue' }, { schoolId: 'towson' }]);
});

test('two champions share a place and its points; both have won', () => {
  const { season } = computed(
    night('e1', '2026-10-01', 20, [
      { player: 'bo', place: 1 },
      { player: 'ann', place: 1 },
      { player: 'cy', place: 3 },
    ]),
  );
  expect(season.players).toMatchObject([
    { id: 'ann', place: 1, wins: 1, points: 44.7 },
    { id: 'bo', place: 1, wins: 1, points: 44.7 },
    { id: 'cy', place: 3, wins: 0 },
  ]);
  expect(season.events).toMatchObject([{ winner: 'ann X.' }]);
});

test('of equal points more wins are ahead; those without a difference share a place', () => {
  const { season } = computed(
    night('e1', '2026-10-01', 25, [{ player: 'winner', place: 1 }]),
    night('e2', '2026-10-02', 50, [{ player: 'second', place: 2 }]),
    night('e3', '2026-10-03', 200, [{ player: 'eighth', place: 8 }]),
    night('e4', '2026-10-04', 96, [{ player: 'fourth', place: 4 }]),
  );
  expect(season.players.map(({ points }) => points)).toEqual([50, 50, 50, 49]);
  expect(places(season.players)).toEqual(['1 winner', '2 eighth', '2 second', '4 fourth']);
});

test('with the same points and wins, the better best result is ahead', () => {
  const { season } = computed(
    night('e1', '2026-10-01', 36, [{ player: 'flat', place: 4 }]),
    night('e2', '2026-10-02', 100, [{ player: 'flat', place: 25 }]),
    night('e3', '2026-10-03', 64, [{ player: 'steep', place: 4 }]),
    night('e4', '2026-10-04', 100, [{ player: 'steep', place: 100 }]),
  );
  expect(season.players.map(({ points }) => points)).toEqual([50, 50]);
  expect(places(season.players)).toEqual(['1 steep', '2 flat']);
});

test('the place before is that without the newest day', () => {
  const first = night('e1', '2026-10-01', 20, [
    { player: 'ann', place: 1 },
    { player: 'bo', place: 2 },
  ]);
  const newest = night('e2', '2026-10-08', 100, [
    { player: 'bo', place: 1 },
    { player: 'cy', place: 50 },
  ]);
  expect(computed(newest, first).season.players).toMatchObject([
    { id: 'bo', place: 1, before: 2 },
    { id: 'ann', place: 2, before: 1 },
    { id: 'cy', place: 3, before: null },
  ]);
});

test('someone shown as a number or initials counts without a page or a link', () => {
  const { season, players, schools } = computed(
    night('e1', '2026-10-01', 20, [
      { player: 'ann', place: 1, name: '' },
      { player: 'bo', place: 2, name: 'B. K.' },
      { player: 'cy', place: 3 },
    ]),
  );
  expect(season.players.map(({ name }) => name)).toEqual(['', 'B. K.', 'cy X.']);
  expect(season.events).toMatchObject([{ winner: '', winnerId: '' }]);
  expect([...players.keys()]).toEqual(['cy']);
  const purdue = schools.get('purdue');
  expect(purdue?.people.map(({ id }) => id)).toEqual(['', '', 'cy']);
  expect(purdue?.results.map(({ player }) => player)).toEqual(['', '', 'cy']);
});

test('the night that shows least of somebody says how they are shown, whichever is newer', () => {
  const nights = [
    night('e1', '2026-10-01', 20, [{ player: 'ann', place: 1, name: 'Ann L.' }]),
    night('e2', '2026-10-08', 20, [{ player: 'ann', place: 2, name: 'Ann Lee' }]),
  ] as const;
  const { season, schools, players } = computed(...nights);
  expect(season.players.map(({ name }) => name)).toEqual(['Ann L.']);
  expect(players.get('ann')?.name).toBe('Ann L.');
  expect(season.events.map(({ winner }) => winner)).toEqual(['Ann L.', '']);
  expect(schools.get('purdue')?.results.map(({ name }) => name)).toEqual(['Ann L.', 'Ann L.']);
  const hidden = computed(...nights, night('e3', '2026-10-15', 20, [{ player: 'ann', place: 3, name: '' }]));
  expect(JSON.stringify([...hidden.schools, hidden.season])).not.toContain('Ann');
});

test('a school that no event names any more keeps its results', () => {
  const { season, schools } = computed(
    night('e1', '2026-10-01', 20, [{ player: 'ann', place: 1, at: 'closed-college' }]),
  );
  expect(season.schools).toMatchObject([
    { id: 'closed-college', name: 'closed-college University', place: 1 },
  ]);
  expect(schools.get('closed-college')).toMatchObject({ points: 44.7, nights: [] });
});

test('a school that is not in the list counts for the player alone', () => {
  const { season, players } = computed(
    night('e1', '2026-10-01', 20, [{ ...{ player: 'ann', place: 1 }, at: '' }]),
  );
  expect(season.schools).toEqual([]);
  expect(season.players).toMatchObject([{ id: 'ann', points: 44.7 }]);
  expect(players.has('ann')).toBe(true);
});
