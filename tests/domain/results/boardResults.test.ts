import { beforeAll, describe, expect, test } from 'vitest';
import { readEvent } from '../../../src/domain/events/readEvent.ts';
import { readBoard } from '../../../src/domain/night/board/board.ts';
import { readDrawSecret } from '../../../src/domain/night/board/drawSecret.ts';
import { emailId } from '../../../src/domain/participants/emailKey.ts';
import { type Participant, readParticipant } from '../../../src/domain/participants/participant.ts';
import {
  boardResults,
  fieldOf,
  type NightRecords,
  placedPeople,
} from '../../../src/domain/results/boardResults.ts';
import { hostChanges } from '../../../src/domain/results/hostChanges.ts';
import { placeChanges } from '../../../src/domain/results/placeChanges.ts';
import { hostOf } from '../../../src/domain/results/resultsHost.ts';
import { tiedPlace, winnersOf } from '../../../src/domain/results/winners.ts';
import { playerId } from '../../../src/domain/season/playerId.ts';
import { boardNight } from '../../../src/domain/season/publish/publication.ts';
import { nightOver } from '../../support/documents/nightOver.ts';
import { someResults } from '../../support/documents/results.ts';

let night: NightRecords;
beforeAll(async () => {
  const found = await nightOver('cup');
  const folder = 'events/cup/participants/';
  night = {
    event: readEvent('cup', found['events/cup']),
    board: readBoard('cup', found['boards/cup']),
    numbers: readDrawSecret(found['events/cup/private/draw']).numbers,
    people: Object.entries(found).flatMap(([path, data]) =>
      path.startsWith(folder) ? [readParticipant(path.slice(folder.length), data)] : [],
    ),
  };
});

const noIds = new Map<number, string>();
const rowsOf = (records: NightRecords) => boardResults(records, noIds)?.rows ?? [];
const winnerId = 'p001';

describe('the results of a board', () => {
  test('have everyone who has a place, in its order, with school and chapter', () => {
    const results = boardResults(night, new Map([[1, 'PlayerOne']]));
    expect(results).toMatchObject({
      season: '2026-27',
      title: 'Cup cup',
      collegeId: 'purdue-university',
      chapterId: 'purdue-university--sigma-chi',
      players: 12,
      source: 'board',
    });
    const [first, ...others] = results?.rows ?? [];
    expect(first).toMatchObject({
      no: 1,
      player: 'PlayerOne',
      name: 'Ann A.',
      place: 1,
      points: 34.6,
      round: 2,
    });
    expect(others.map(({ place }) => place)).toEqual(
      others.map(({ place }) => place).toSorted((a, b) => a - b),
    );
  });

  test('who did not come is not in the field; who was disqualified is, without a place', () => {
    const last = rowsOf(night).slice(-2);
    const [absent = 0, sent = 0] = last.map(({ no }) => no);
    const board = {
      ...night.board,
      gone: new Map([
        [absent, 'absent'],
        [sent, 'disqualified'],
      ] as const),
    };
    expect(fieldOf(board)).toBe(11);
    const rows = rowsOf({ ...night, board });
    expect(rows).toHaveLength(10);
    expect(rows.some(({ no }) => no === absent || no === sent)).toBe(false);
  });

  test('of an event without a day there are none', () => {
    expect(boardResults({ ...night, event: { ...night.event, date: null } }, noIds)).toBeNull();
  });

  test('a school that looks like an address is never public', () => {
    const people = night.people.map((person) => ({ ...person, collegeName: 'ann@college.example' }));
    expect(new Set(rowsOf({ ...night, people }).map(({ school }) => school))).toEqual(new Set(['']));
  });

  test('an id that no record has, or one without a name, counts for nothing', () => {
    const withPlace = (fields: object) => {
      const people = night.people.map((one) => (one.id === winnerId ? { ...one, ...fields } : one));
      return rowsOf({ ...night, people })[0];
    };
    expect(withPlace({ collegeId: 'a/b', chapterId: '..' })).toMatchObject({ schoolId: '', chapterId: '' });
    expect(withPlace({ collegeName: 'a@b.example', chapterName: '' })).toMatchObject({
      school: '',
      schoolId: '',
      chapterId: '',
    });
  });

  test('who was taken off the list since keeps their place and their school', () => {
    const people = night.people.filter(({ id }) => id !== winnerId);
    expect(rowsOf({ ...night, people })[0]).toMatchObject({
      place: 1,
      name: 'Ann A.',
      school: 'Purdue University',
      schoolId: 'purdue-university',
    });
  });
});

describe('who has a place', () => {
  const first = (records: NightRecords) => placedPeople(records)[0];

  test('is known by their address', () => {
    const apart = { eventId: 'cup', person: winnerId };
    expect(first(night)).toEqual({ no: 1, name: 'Ann Adler', key: { email: 'p1@college.example' }, apart });
  });

  test('without one they are known by that night', () => {
    const people = night.people.map((person) => ({ ...person, email: '' }));
    expect(first({ ...night, people })?.key).toEqual({ eventId: 'cup', person: winnerId });
  });

  test('off the list they are known by the address that their id was made from', () => {
    const numbers = { ...night.numbers, 1: emailId('Ann@College.example') };
    expect(first({ ...night, numbers })?.key).toEqual({ email: 'ann@college.example' });
  });

  const secret = 'season secret';
  const idsOf = async (records: NightRecords) =>
    (await boardNight(records, secret))?.results.rows.map(({ player }) => player);
  const cleared = (email: string) => async (person: Participant) => ({
    ...person,
    email: '',
    player: await playerId(secret, { email: email || person.email }),
  });

  test('two with one address are not one person', async () => {
    const people = night.people.map((person) => ({ ...person, email: 'club@college.example' }));
    const ids = await idsOf({ ...night, people });
    expect(new Set(ids).size).toBe(12);
    expect(ids?.[0]).toBe(await playerId(secret, { email: 'club@college.example' }));
  });

  test('once the addresses are cleared they are the same players, and their records keep the address', async () => {
    const people = await Promise.all(night.people.map(cleared('')));
    expect(await idsOf({ ...night, people })).toEqual(await idsOf(night));
    expect((await boardNight({ ...night, people }, secret))?.players.size).toBe(0);
  });

  test('also of two with one address, while only some are cleared', async () => {
    const club = 'club@college.example';
    const shared = night.people.map((person) => ({ ...person, email: club }));
    const before = await idsOf({ ...night, people: shared });
    for (const done of [1, 5, shared.length]) {
      const some = await Promise.all(shared.map((one, at) => (at < done ? cleared(club)(one) : one)));
      expect(await idsOf({ ...night, people: some })).toEqual(before);
    }
  });
});

describe('the winners', () => {
  const rows = (...given: [place: number, name: string][]) => ({
    rows: given.map(([place, name]) => ({ place, name })),
  });

  test.each([
    [rows([1, 'Ann L.'], [2, 'Bo K.'], [3, 'Cy D.']), 'Ann L.', 'Bo K.'],
    [rows([1, 'Ann L.'], [2, 'Bo K.'], [2, 'Cy D.']), 'Ann L.', 'Bo K. and Cy D.'],
    [rows([1, 'Ann L.'], [1, 'Bo K.'], [3, 'Cy D.']), 'Ann L. and Bo K.', ''],
    [rows([1, ''], [2, 'Bo K.']), 'A player', 'Bo K.'],
    [rows(), '', ''],
  ])('are called as agreed', (results, winner, runnerUp) => {
    expect(winnersOf(results)).toEqual({ winner, runnerUp });
  });

  test('a tie of the first two is found, not one further down', () => {
    const tied = (at: number) => someResults({ row: (row) => ({ place: row === at ? at : row + 1 }) });
    expect(tiedPlace(tied(1))).toBe(1);
    expect(tiedPlace(tied(2))).toBe(2);
    expect(tiedPlace(tied(3))).toBeNull();
  });
});

describe('what differs from what is published', () => {
  test('an event that stayed as it was: nothing', () => {
    const results = { ...someResults(), ...hostOf(night.event) };
    expect(hostChanges(results, night.event)).toEqual([]);
  });

  test('an event that was renamed, moved, or has another host', () => {
    const results = { ...someResults(), ...hostOf(night.event) };
    expect(hostChanges(results, { ...night.event, title: 'New', location: 'Hall' })).toEqual([
      'title',
      'place',
    ]);
    expect(hostChanges(results, { ...night.event, date: '2026-12-01' })).toEqual(['day']);
    expect(hostChanges(results, { ...night.event, date: null })).toEqual(['day']);
    expect(hostChanges(results, { ...night.event, collegeName: 'Iowa' })).toEqual(['host']);
  });

  test('places of people, also of those who have none any more', () => {
    const before = someResults({ players: 8 });
    expect(placeChanges(before, before)).toBeNull();
    const rows = before.rows.slice(0, -1).map((row, at) => ({ ...row, place: at < 2 ? 2 - at : row.place }));
    const gone = before.rows.at(-1);
    expect(placeChanges(before, { ...before, rows })).toEqual({
      moved: [
        { no: before.rows[0]?.no, name: 'Ann L.', from: 1, to: 2 },
        { no: before.rows[1]?.no, name: 'Bo L.', from: 2, to: 1 },
        { no: gone?.no, name: gone?.name, from: 8, to: null },
      ],
      others: false,
    });
  });

  test('chips, the field and the source; not names', () => {
    const before = someResults({ players: 8 });
    const named = { ...before, rows: before.rows.map((row) => ({ ...row, name: '' })) };
    expect(placeChanges(before, named)).toBeNull();
    const chips = { ...before, rows: before.rows.map((row) => ({ ...row, chips: 1 })) };
    for (const now of [chips, { ...before, players: 9 }, { ...before, source: 'typed' as const }])
      expect(placeChanges(before, now)).toEqual({ moved: [], others: true });
  });
});
