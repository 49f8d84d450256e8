import { describe, expect, test } from 'vitest';
import type { Board } from '../../../../src/domain/night/board/board.ts';
import { clockText, nightClock, statusLine } from '../../../../src/domain/night/live/nightWords.ts';
import { leaders, nameOf, shownTable } from '../../../../src/domain/night/live/tableRows.ts';
import { roundIs } from '../../../../src/domain/night/plan/roundNames.ts';
import { formatClock } from '../../../../src/domain/time/format.ts';
import { aNight } from '../../../support/documents/boards.ts';

const minute = 60_000;
const startsAt = Date.parse('2026-11-07T00:00:00Z');
const plan = { tables: 3 };
const { board: drawn } = await aNight({ players: 30, minutes: -1, plan, absent: 1 });
const { board: playing } = await aNight({ players: 30, minutes: 20, plan, absent: 1 });
const { board: over } = await aNight({ players: 30, minutes: Number.POSITIVE_INFINITY, plan, absent: 1 });

/** The night when its first round is closed and nothing else is drawn. */
const between: Board = { ...over, rounds: over.rounds.slice(0, 1), open: '', promise: null };

describe('how a night stands, in one line', () => {
  test('before the draw, and after one was thrown away', () => {
    const list: Board = { ...drawn, rounds: [], open: '', gone: new Map() };
    const proof = drawn.rounds[0]?.proof;
    if (!proof) throw new Error('Nothing is drawn');
    const thrown = { ...proof, round: 1, at: 1, reason: '' };
    expect(statusLine(list)).toBe('30 players on the list. The tables are drawn soon.');
    expect(statusLine({ ...list, thrown: [thrown] })).toBe(
      '30 players on the list. The tables are drawn again soon.',
    );
    expect(statusLine({ ...list, thrown: [{ ...thrown, seed: '' }] })).toBe(statusLine(list));
  });

  test('drawn, playing, between two rounds, over', () => {
    expect(statusLine(drawn)).toBe(
      `Round 1 is drawn. It starts about ${formatClock(drawn.rounds[0]?.waves[0]?.startsAt ?? 0)}.`,
    );
    const planned = drawn.rounds[0]?.waves[0]?.startsAt ?? Number.NaN;
    for (const [minutes, start] of [
      [-1, `It starts about ${formatClock(planned)}.`],
      [0, 'Starting any minute.'],
      [9, 'Starting any minute.'],
      [10, 'Running late.'],
    ] as const)
      expect(statusLine(drawn, planned + minutes * minute)).toBe(`Round 1 is drawn. ${start}`);
    expect(statusLine(playing)).toBe('Round 1 is on: wave 1 of 2.');
    expect(roundIs('Semi-finals')).toBe('The semi-finals are');
    expect(roundIs('Final table')).toBe('The final table is');
    expect(statusLine(between)).toBe('Round 1 is over. 10 players move on. The next tables are drawn soon.');
    expect(statusLine(over)).toBe('The night is over. Ann A. wins.');
  });
});

describe('the clock of the wave that plays', () => {
  const timed = (minutes: number, change: object = {}): Board => ({
    ...playing,
    rounds: playing.rounds.map((round) => ({
      ...round,
      waves: round.waves.map((wave, at) => ({ ...wave, startedAt: at === 0 ? startsAt : 0 })),
      rule: { ...round.rule, length: { minutes } },
      ...change,
    })),
  });

  test('counts down the minutes of a timed round, past its end too', () => {
    const board = timed(45);
    const at = (now: number) => {
      const clock = nightClock(board, now);
      return clock && clockText(clock);
    };
    expect(at(startsAt)).toBe('45 min left');
    expect(at(startsAt + 44.5 * minute)).toBe('1 min left');
    expect(at(startsAt + 50 * minute)).toBe('over time');
  });

  test('stands while it is stopped, and adds what it stood', () => {
    const stopped = nightClock(timed(45, { pausedAt: startsAt + 10 * minute }), startsAt + 30 * minute);
    expect(stopped && clockText(stopped)).toBe('clock stopped, 35 min left');
    const paused = nightClock(timed(45, { paused: 20 * minute }), startsAt + 30 * minute);
    expect(paused && clockText(paused)).toBe('35 min left');
  });

  test('is an estimate for a round of hands, and none when nothing plays', () => {
    const clock = nightClock(playing, playing.rounds[0]?.waves[0]?.startedAt ?? 0);
    expect(clock && clockText(clock)).toMatch(/^about \d\d min left$/);
    if (!clock) throw new Error('Nothing plays');
    expect(clockText({ ...clock, left: -9 * minute })).toBe('ending soon');
    expect(clockText({ ...clock, left: -11 * minute })).toBe('over time');
    for (const board of [drawn, between, over]) expect(nightClock(board, startsAt)).toBeNull();
    // Its last hand is counted at every table, and the round isn't closed yet.
    const seats = Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seat) => [`s${seat}`, { hand: 60, chips: seat, out: false }]),
    );
    const round = playing.rounds[0];
    const tables = round?.tables.map(({ key }) => [key, { at: 1, seats }]) ?? [];
    expect(nightClock({ ...playing, counts: { r1: Object.fromEntries(tables) } }, startsAt)).toBeNull();
  });
});

describe('a table as everybody sees it', () => {
  test('by seats before a count, with nobody ahead', () => {
    const [round] = drawn.rounds;
    const [table] = round?.tables ?? [];
    if (!round || !table) throw new Error('Nothing is drawn');
    const shown = shownTable(drawn, round, table);
    expect(shown.rows.map(({ no }) => no)).toEqual(table.seats.filter((no) => no > 0));
    expect(shown.rows.every(({ standing, count }) => standing === '' && count === null)).toBe(true);
    expect(leaders(shown)).toEqual([]);
  });

  test('from first to last once it is counted, with the line of those who go on', () => {
    const [round] = playing.rounds;
    const table = round?.tables.find(({ key }) => playing.counts.r1?.[key]);
    if (!round || !table) throw new Error('Nothing is counted');
    const shown = shownTable(playing, round, table);
    const here = shown.rows.filter(({ state }) => state === 'plays' || state === 'out');
    const chips = here.filter(({ count }) => !count?.out).map(({ count }) => count?.chips ?? 0);
    expect(chips).toEqual([...chips].sort((one, two) => two - one));
    expect(here.filter(({ standing }) => standing === 'on')).toHaveLength(shown.line);
    expect(shown.hand).toBeGreaterThan(0);
  });

  test('who ties at the line is neither on nor below it', () => {
    const [round] = drawn.rounds;
    const [table] = round?.tables ?? [];
    if (!round || !table) throw new Error('Nothing is drawn');
    const chips = [3000, 2000, 2000, 1000, 500];
    const seats = Object.fromEntries(
      chips.map((own, at) => [`s${at + 1}`, { hand: 8, chips: own, out: false }]),
    );
    const board = { ...drawn, gone: new Map(), counts: { r1: { [table.key]: { at: 1, seats } } } };
    const shown = shownTable(board, round, { ...table, seats: table.seats.slice(0, 5) });
    expect(shown.rows.map(({ standing }) => standing)).toEqual(['on', 'tie', 'tie', 'below', 'below']);
    expect(shown.rows.map(({ place }) => place)).toEqual([1, 2, 2, 4, 5]);
  });

  test('after the round, who went on in fact; a no-show comes last', () => {
    const [round] = between.rounds;
    if (!round) throw new Error('Nothing is drawn');
    const rows = round.tables.flatMap((table) => shownTable(between, round, table).rows);
    const on = rows.filter(({ standing }) => standing === 'on').map(({ no }) => no);
    expect(on.sort()).toEqual([...round.through].sort());
    const table = round.tables.find(({ seats }) => seats.some((no) => between.gone.has(no)));
    expect(table && shownTable(between, round, table).rows.at(-1)?.state).toBe('absent');
  });

  test('a number stands for a name that is not shown', () => {
    expect(nameOf({ no: 17, shown: '', school: '', chapter: '' })).toBe('Number 17');
  });
});
