import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedNight } from '../../../../src/domain/cross/typedNight.ts';
import { shownName } from '../../../../src/domain/night/draw/shownName.ts';
import { knownNames } from '../../../../src/domain/participants/knownNames.ts';
import { readParticipant } from '../../../../src/domain/participants/participant.ts';
import {
  edited,
  emptyRow,
  moved,
  noOne,
  placesOf,
  type TypedRow,
  without,
} from '../../../../src/domain/results/typed/typedList.ts';
import { isComplete, placingFacts, understand } from '../../../../src/domain/results/typed/understand.ts';
import { playerId } from '../../../../src/domain/season/playerId.ts';

const people = [
  readParticipant('mail-ann@college.example', {
    ...{ name: 'Ann Lee', email: 'Ann@college.example', shownAs: 'full' },
    ...{ collegeId: 'auburn-university', collegeName: 'Auburn University', chapterName: 'Sigma Nu' },
  }),
  readParticipant('p2', { name: 'Bo Ray', shownAs: 'number' }),
  readParticipant('p3', { name: 'Cy Fox', email: 'cy1@x.example', chapterName: 'Sigma Nu' }),
  readParticipant('p4', { name: 'Cy Fox', email: 'cy2@x.example', chapterName: 'Sigma Chi' }),
];
const facts = placingFacts({ people, own: [], names: knownNames([]) });
const rows = (...list: (string | Partial<TypedRow>)[]): TypedRow[] =>
  list.map((row) => ({ ...emptyRow, ...(typeof row === 'string' ? { name: row } : row) }));
const of = (list: TypedRow[], players = '') => understand({ rows: list, players }, facts);
const event = {
  ...{ id: 'cup', title: 'Cup', eventName: '', date: '2025-11-07', location: 'Union' },
  ...{ collegeId: 'auburn-university', collegeName: 'Auburn University', fraternityName: 'Sigma Nu' },
};
const secret = 'a secret of the tour';

describe('a line', () => {
  test('is matched to the list of participants: school, how the name is shown', () => {
    const [ann, bo] = of(rows('ann lee', 'Bo Ray')).lines;
    expect(ann).toMatchObject({
      ...{ shown: 'Ann Lee', email: 'ann@college.example', collegeId: 'auburn-university' },
      ...{ chapterId: 'auburn-university--sigma-nu', doubts: [] },
    });
    expect(bo).toMatchObject({ shown: '', person: { id: 'p2' } });
  });

  test('of a namesake is matched by the chapter, or offered', () => {
    const [first, second] = of(rows({ name: 'Cy Fox', chapter: 'Sigma Chi' }, 'Cy Fox')).lines;
    expect(first?.person?.id).toBe('p4');
    // Who is left can only be the other.
    expect(second?.person?.id).toBe('p3');
    const [unclear] = of(rows('Cy Fox', 'Ann Lee')).lines;
    expect(unclear?.persons.map(({ id }) => id)).toEqual(['p3', 'p4']);
    expect(unclear?.doubts).toEqual(['Maybe on the list of participants.']);
  });

  test('with a short name is offered whom it may mean; a choice is kept', () => {
    const [short] = of(rows('Ann L.', 'Bo Ray')).lines;
    expect([short?.person, short?.persons.map(({ name }) => name)]).toEqual([null, ['Ann Lee']]);
    const [chosen] = of(rows({ name: 'Ann L.', person: 'mail-ann@college.example' }, 'Bo Ray')).lines;
    expect([chosen?.person?.name, chosen?.doubts]).toEqual(['Ann Lee', []]);
    const [none] = of(rows({ name: 'Ann Lee', person: noOne }, 'Bo Ray')).lines;
    expect([none?.person, none?.doubts]).toEqual([null, []]);
  });

  test('says which schools and chapters it may mean', () => {
    const [line] = of(rows({ name: 'Di Orr', school: 'Crimson Tide', chapter: 'Sigma' }, 'Ed Poe')).lines;
    expect(line?.schools).toEqual(['University of Alabama']);
    expect(line?.chapters.length).toBe(6);
    expect(line?.doubts).toEqual(['Which school is “Crimson Tide”?', 'Which fraternity is “Sigma”?']);
    const [unknown] = of(rows({ name: 'Di Orr', school: 'Hogwarts' }, 'Ed Poe')).lines;
    expect(unknown).toMatchObject({
      collegeId: '',
      doubts: ["“Hogwarts” isn't in our list of schools: it won't count for a school."],
    });
  });

  test('of another school than on the list of participants keeps what was typed, and says so', () => {
    const [line] = of(rows({ name: 'Ann Lee', school: 'Alabama' }, 'Ed Poe')).lines;
    expect(line).toMatchObject({
      collegeId: 'university-of-alabama',
      doubts: ['On the list of participants with Auburn University.'],
    });
  });

  test.each<[Partial<TypedRow>, string]>([
    [{ name: ' ' }, 'Enter a name'],
    [{ name: 'ann@x.example' }, "It can't have an @: an email address would be public"],
    [{ name: 'Di', school: 'a@b.example' }, "It can't have an @: an email address would be public"],
    [{ name: 'x'.repeat(201) }, 'Keep it to 200 characters'],
    [{ name: 'Di', chapter: 'x'.repeat(151) }, 'Keep it to 150 characters'],
    [{ name: 'Di', email: 'nowhere' }, 'Enter a valid email address'],
  ])('%o is a mistake', (row, text) => {
    const list = of(rows(row, 'Ed Poe'));
    expect(list.lines[0]?.mistakes.map((mistake) => mistake.text)).toEqual([text]);
    expect(isComplete(list)).toBe(false);
  });

  test('of somebody who is on another line is a mistake, of a namesake a doubt', () => {
    const twice = of(rows({ name: 'Ann', email: 'a@x.example' }, { name: 'Anna', email: 'A@x.example' }));
    expect(twice.lines[1]?.mistakes).toEqual([{ field: 'name', text: 'The same person as on line 1' }]);
    const namesakes = of(rows('Ed Poe', 'Ed Poe'));
    expect(namesakes.lines[1]?.doubts).toEqual(['The same name as on line 1.']);
    expect(isComplete(namesakes)).toBe(true);
  });
});

test('the number of players is counted or typed, and never smaller than the list', () => {
  const two = rows('Di Orr', 'Ed Poe');
  expect([of(two).players, of(two, '1').players, of(two, 'many').players]).toEqual([2, 2, 2]);
  expect(of(two, '40').lines.map(({ points }) => points)).toEqual([63.2, 44.7]);
  expect([of(two, '1').playersMistake, of(two, 'many').playersMistake]).toEqual([
    'The list already has 2',
    'Enter a number',
  ]);
  expect(of(rows('Di Orr')).missing).toBe('Add at least the winner and the runner-up.');
});

test('a place that the paper said otherwise is doubtful until the list is changed by hand', () => {
  const list = rows({ name: 'Di', said: 1 }, { name: 'Ed', said: 2, tied: true }, { name: 'Flo', said: 2 });
  expect(of(list).lines.map(({ place, doubts }) => [place, doubts])).toEqual([
    [1, []],
    [1, ['The list says place 2.']],
    [3, ['The list says place 2.']],
  ]);
  expect(of(edited(list, 2, { tied: true })).lines.flatMap(({ doubts }) => doubts)).toEqual([]);
});

test('places count on after ties, and moving a line unties it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }),
      fc.nat(19),
      fc.nat(19),
      (ties, a, b) => {
        const list = ties.map((tied, at) => ({ ...emptyRow, name: `P${at}`, tied: tied && at > 0 }));
        const [from, to] = [a % list.length, b % list.length];
        const after = moved(list, from, to);
        expect(after.map(({ name }) => name).toSorted()).toEqual(list.map(({ name }) => name).toSorted());
        expect(after[to]?.name).toBe(list[from]?.name);
        for (const some of [list, after, without(list, from)]) {
          expect(some[0]?.tied ?? false).toBe(false);
          const places = placesOf(some);
          expect(places.every((place, at) => place === at + 1 || place === places[at - 1])).toBe(true);
        }
      },
    ),
  );
});

describe('the results of a list', () => {
  const list = () =>
    of(rows({ name: 'Di Orr', school: 'Alabama', chapter: 'Pike' }, 'Ann Lee', 'Ed Poe', 'Ed Poe'), '40');

  test('have the host, the season, points and the names as shown', async () => {
    const night = await typedNight(event, list(), secret);
    expect(night?.results).toMatchObject({
      ...{ eventId: 'cup', season: '2025-26', source: 'typed', players: 40, title: 'Cup' },
      chapterId: 'auburn-university--sigma-nu',
    });
    expect(
      night?.results.rows.map(({ name, schoolId, chapter, place }) => [name, schoolId, chapter, place]),
    ).toEqual([
      ['Di O.', 'university-of-alabama', 'Pi Kappa Alpha', 1],
      ['Ann Lee', 'auburn-university', 'Sigma Nu', 2],
      ['Ed P.', '', '', 3],
      ['Ed P.', '', '', 4],
    ]);
    expect([...(night?.players.values() ?? [])].map(({ name, email }) => [name, email])).toEqual([
      ['Di Orr', ''],
      ['Ann Lee', 'ann@college.example'],
      ['Ed Poe', ''],
      ['Ed Poe', ''],
    ]);
    expect(await typedNight({ ...event, date: null }, list(), secret)).toBeNull();
  });

  test('a made-up id of a school counts for nothing', async () => {
    const odd = readParticipant('p9', {
      ...{ name: 'Flo Odd', collegeId: 'a/b', collegeName: 'Nowhere', chapterId: '..', chapterName: 'None' },
    });
    const own = [{ id: 'a/b', name: 'Nowhere' }];
    const known = placingFacts({ people: [odd], own, names: knownNames([]) });
    const typed = understand({ rows: rows('Flo Odd', 'Bo Ray'), players: '' }, known);
    const night = await typedNight(event, typed, secret);
    expect(night?.results.rows[0]).toMatchObject({ school: 'Nowhere', schoolId: '', chapterId: '' });
  });

  test('have the same ids when the list is typed again, and the id of the address where it is known', async () => {
    const ids = async () =>
      (await typedNight(event, list(), secret))?.results.rows.map(({ player }) => player) ?? [];
    const first = await ids();
    expect(await ids()).toEqual(first);
    expect(new Set(first).size).toBe(4);
    expect(first[1]).toBe(await playerId(secret, { email: 'ann@college.example' }));
  });

  test('keep the ids of corrected names', async () => {
    const before = await typedNight(event, list(), secret);
    const corrected = rows('Dee Orr', 'Ann Lee', 'Ed Poe', 'Ed Poe').map((row, at) => ({
      ...row,
      player: before?.results.rows[at]?.player ?? '',
    }));
    const after = await typedNight(event, of(corrected), secret);
    const ids = (night: typeof before) => night?.results.rows.map(({ player }) => player);
    expect(ids(after)).toEqual(ids(before));
  });

  test('never hold an @, and noOne twice', async () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('Ann Lee', 'Bo Ray', 'a@b.example', 'Ed Poe', ''));
    const row = fc.record({
      name: cell,
      school: cell,
      chapter: cell,
      email: cell,
      player: fc.constantFrom('', 'x'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 6 }), async (some) => {
        const night = await typedNight(event, of(rows(...some)), secret);
        const found = night?.results.rows ?? [];
        expect(JSON.stringify(found)).not.toContain('@');
        expect(new Set(found.map(({ player }) => player)).size).toBe(found.length);
      }),
      { numRuns: 30 },
    );
  });
});

test('a name is shown short unless its person said otherwise', () => {
  const [line] = of(rows({ name: 'Di Orr', shownAs: 'full' }, 'Ed Poe')).lines;
  expect([line?.shown, of(rows('Di Orr', 'Ed Poe')).lines[0]?.shown]).toEqual([
    shownName('Di Orr', 'full'),
    'Di O.',
  ]);
});
