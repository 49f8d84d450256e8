import { describe, expect, test } from 'vitest';
import type { Board } from '../../../../src/domain/night/board/board.ts';
import { seatIn, seatText, whereabouts } from '../../../../src/domain/night/live/whereabouts.ts';
import { ordinal } from '../../../../src/domain/text/ordinal.ts';
import { formatClock } from '../../../../src/domain/time/format.ts';
import { aNight } from '../../../support/documents/boards.ts';

const players = 30;
const plan = { tables: 2 };
const { board: drawn } = await aNight({ players, minutes: -1, plan });
const { board: over } = await aNight({ players, minutes: Number.POSITIVE_INFINITY, plan });
const list: Board = { ...drawn, rounds: [], open: '', counts: {} };

/** The night up to a round, in that round's own state. */
function upTo(number: number, state: 'drawn' | 'closed'): Board {
  const rounds = over.rounds
    .slice(0, number)
    .map((round) =>
      round.number === number && state === 'drawn' ? { ...round, state, wave: 0, through: [] } : round,
    );
  const counts = Object.fromEntries(rounds.map(({ key }) => [key, over.counts[key] ?? {}]));
  const last = rounds.at(-1)?.key ?? '';
  return {
    ...over,
    rounds,
    counts: state === 'drawn' ? { ...counts, [last]: {} } : counts,
    open: state === 'drawn' ? last : '',
  };
}

const told = (board: Board, no: number) => {
  const found = whereabouts(board, no);
  return found && [found.headline, found.detail];
};

describe('what a player is told', () => {
  test('before the draw, their number', () => {
    expect(told(list, 7)).toEqual(["You're number 7", 'The tables are drawn soon. Your seat shows here.']);
  });

  test('after a draw was thrown away, that another one comes', () => {
    const proof = drawn.rounds[0]?.proof;
    if (!proof) throw new Error('Nothing is drawn');
    const thrown = { ...list, thrown: [{ ...proof, round: 1, at: 1, reason: 'Wrong list' }] };
    expect(told(thrown, 7)?.[1]).toBe(
      'That draw was thrown away. A new one comes soon. Your seat shows here.',
    );
  });

  test('the real table, the seat, the wave and about when', () => {
    const round = drawn.rounds[0];
    const table = round?.tables.find(({ wave }) => wave === 2);
    const no = table?.seats[2] ?? 0;
    expect(told(drawn, no)).toEqual([
      `Table ${table?.at}, wave 2 · seat 3`,
      `About ${formatClock(round?.waves[1]?.startsAt ?? 0)}`,
    ]);
  });

  test('that their table is done, beside their chips, while a later wave plays', async () => {
    const { board } = await aNight({
      players: 30,
      plan: { tables: 3 },
      until: ({ rounds }) => rounds[0]?.wave === 2,
    });
    const table = board.rounds[0]?.tables.find(({ wave }) => wave === 1);
    const details = (table?.seats ?? []).map((no) => whereabouts(board, no)?.detail);
    expect(details).toContainEqual(
      expect.stringMatching(
        /^[\d,]+ chips after hand \d+ · Your table is done\. We'll show who moves on here\.$/,
      ),
    );
  });

  test('that they are through, with their next seat once it is drawn', () => {
    const [no = 0] = over.rounds[0]?.through ?? [];
    expect(told(upTo(1, 'closed'), no)).toEqual([
      "You're moving on",
      "Round 1 is over. Your next seat shows here once it's drawn.",
    ]);
    const next = upTo(2, 'drawn');
    const seat = next.rounds[1] ? seatIn(next.rounds[1], no) : null;
    expect(told(next, no)?.[0]).toBe(seat && seatText(seat));
    expect(told(next, no)?.[1]).toMatch(
      new RegExp(`^You're in the ${next.rounds[1]?.name.toLowerCase()} · `),
    );
  });

  test('the chips of their last count while their table plays, and that they are out', async () => {
    const { board } = await aNight({ players: 7, minutes: 40 });
    const [table] = board.rounds[0]?.tables ?? [];
    const seats = Object.entries(board.counts.r1?.t1?.seats ?? {});
    const [, inPlay] = seats.find(([, count]) => !count.out) ?? [];
    const [outKey = '', out] = seats.find(([, count]) => count.out) ?? [];
    const outNo = table?.seats[Number(outKey.slice(1)) - 1] ?? 0;
    expect(whereabouts(board, outNo)?.headline).toBe(`You're out after hand ${out?.hand}`);
    const details = (table?.seats ?? []).map((no) => whereabouts(board, no)?.detail);
    expect(details).toContain(`${inPlay?.chips.toLocaleString('en-US')} chips after hand ${inPlay?.hand}`);
  });

  test('the place among all who played, once they are out', () => {
    const placed = [...over.people.keys()].map((no) => told(over, no)?.[0]);
    expect(placed).toContain(`${ordinal(11)} of ${players}`);
    expect(placed.filter((headline) => headline === 'You won!')).toHaveLength(1);
    expect(placed.filter((headline) => /^\d+(st|nd|rd|th) of 30$/.test(headline ?? ''))).toHaveLength(
      players - 1,
    );
  });

  test('what to do when they are marked as a no-show, or have no seat', () => {
    const gone = { ...drawn, gone: new Map([[7, 'absent' as const]]) };
    expect(told(gone, 7)).toEqual([
      "You're marked as not here",
      "If you're here, tell the host before your table starts.",
    ]);
    expect(told({ ...over, gone: new Map([[7, 'absent' as const]]) }, 7)?.[1]).toBe(
      'Ask the host if you have questions.',
    );
    const late = {
      ...drawn,
      people: new Map([...drawn.people, [99, { no: 99, shown: 'Zoe', school: '', chapter: '' }]]),
    };
    expect(told(late, 99)).toEqual(["You don't have a seat", 'See the host.']);
  });

  test('nothing for a number that nobody has', () => {
    expect(whereabouts(drawn, 99)).toBeNull();
  });
});
