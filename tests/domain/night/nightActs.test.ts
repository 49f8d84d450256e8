import { describe, expect, test } from 'vitest';
import { type Board, readBoard } from '../../../src/domain/night/board/board.ts';
import { type BoardData, patched } from '../../../src/domain/night/board/boardPatch.ts';
import { readDrawSecret } from '../../../src/domain/night/board/drawSecret.ts';
import type { SeatCount } from '../../../src/domain/night/board/standing.ts';
import { storedCount } from '../../../src/domain/night/board/tableCount.ts';
import { goingOn, nightPlaces } from '../../../src/domain/night/counts/roundStanding.ts';
import { seatKey } from '../../../src/domain/night/counts/seats.ts';
import { readSlip, type Slip } from '../../../src/domain/night/counts/slips.ts';
import { decisionCount, decisions } from '../../../src/domain/night/decide/decisions.ts';
import { type Act, actChange } from '../../../src/domain/night/steps/act.ts';
import { closeRound, reopenRound } from '../../../src/domain/night/steps/closeRound.ts';
import { endFor, exchange, turnOf } from '../../../src/domain/night/steps/corrections.ts';
import { devicesAside, heal, setAside } from '../../../src/domain/night/steps/heal.ts';
import { placeOf } from '../../../src/domain/night/steps/seatMoves.ts';
import { NEWER, readStep, type Step } from '../../../src/domain/night/steps/step.ts';
import { decideTie } from '../../../src/domain/night/steps/ties.ts';
import { undoAct, whyNotUndone } from '../../../src/domain/night/steps/undo.ts';
import { pauseClock, resumeClock, startWave } from '../../../src/domain/night/steps/waves.ts';
import { foldBoard } from '../../../src/domain/night/watch/boardFold.ts';
import { measuredPace } from '../../../src/domain/night/watch/measuredPace.ts';
import { missingCounts } from '../../../src/domain/night/watch/missingCounts.ts';
import { nightEnd } from '../../../src/domain/night/watch/nightEnd.ts';
import { aNight } from '../../support/documents/boards.ts';

const minute = 60_000;

/** A night that is acted on, with its log. */
class Evening {
  readonly steps: Step[] = [];
  readonly slips: Slip[];
  data: BoardData;

  private constructor(data: BoardData, slips: readonly Slip[]) {
    this.data = data;
    this.slips = [...slips];
  }

  static async at(minutes: number, players = 21, tables = 6): Promise<Evening> {
    const { data, documents } = await aNight({ players, minutes, plan: { tables } });
    const slips = Object.entries(documents).flatMap(([path, fields]) =>
      path.includes('/slips/') ? [readSlip(path.split('/').at(-1) ?? '', fields)] : [],
    );
    return new Evening(data, slips);
  }

  get board(): Board {
    return readBoard('cup', this.data);
  }

  get night() {
    return { board: this.board, data: this.data };
  }

  do(act: Act, at = this.now): Step {
    const { writes } = actChange('cup', this.data, act, { by: 'staff', at });
    const rev = this.board.rev + 1;
    const found = writes.find(({ path }) => path === `events/cup/steps/${rev}`);
    const step = readStep(String(rev), found && 'fields' in found ? found.fields : {});
    this.steps.push(step);
    this.data = patched({ ...this.data, rev }, step.patch);
    return step;
  }

  /** Writes a slip; `shown`: the board says it too. */
  count(table: string, seats: Record<string, SeatCount>, slip: Partial<Slip> = {}, shown = true): Slip {
    const round = slip.round ?? this.board.open;
    const at = slip.at ?? this.now;
    const id = `own-${this.slips.length}`;
    const made: Slip = { id, round, table, by: 'staff', at, seats, seen: {}, note: '', ...slip };
    this.slips.push(made);
    const patch = Object.entries(seats).map(([seat, count]) => ({
      path: `counts.${round}.${table}.${seat}`,
      value: storedCount(count),
    }));
    if (shown) this.data = patched(this.data, [...patch, { path: `counts.${round}.${table}.at`, value: at }]);
    return made;
  }

  get now(): number {
    return (
      Math.max(this.board.startsAt, ...this.slips.map(({ at }) => at), ...this.steps.map(({ at }) => at)) +
      minute
    );
  }

  get decisions() {
    return decisions(this.night, this, this.now + minute);
  }
}

/** Returns the counts of the first round by table. */
const seatsOf = ({ counts }: Pick<Board, 'counts'>) =>
  Object.fromEntries(Object.entries(counts.r1 ?? {}).map(([key, { seats }]) => [key, seats]));

const secret = readDrawSecret({ seed: 'a seed', numbers: { 1: 'p001' } });
const left = (chips: number, hand = 30): SeatCount => ({ hand, chips, out: false });

/** Returns a night whose first round is counted to its end and open still. */
async function counted(): Promise<Evening> {
  const { board, documents } = await aNight({ players: 21, minutes: Number.POSITIVE_INFINITY });
  const closed = Object.entries(documents).flatMap(([path, fields]) => {
    const step = readStep(path, fields);
    return path.includes('/steps/') && step.kind === 'close-round' ? [step.at] : [];
  });
  return Evening.at((Math.min(...closed) - board.startsAt) / minute - 1);
}

describe('a wave', () => {
  test('begins now, and the ones after it are expected later', async () => {
    const evening = await Evening.at(-5, 42, 3);
    const planned = evening.board.rounds[0]?.waves.map(({ startsAt }) => startsAt) ?? [];
    expect(planned).toHaveLength(2);
    const at = (planned[0] ?? 0) + 12 * minute;
    evening.do(startWave(evening.board, at));
    const [round] = evening.board.rounds;
    expect(round).toMatchObject({ state: 'open', wave: 1 });
    expect(round?.waves).toEqual([
      { startsAt: at, startedAt: at },
      { startsAt: (planned[1] ?? 0) + 12 * minute, startedAt: 0 },
    ]);
  });

  test('its clock stands while it is stopped, and the next wave has a whole one', async () => {
    const evening = await Evening.at(-5, 42, 3);
    evening.do(startWave(evening.board, 1_000));
    evening.do(pauseClock(evening.board, 61_000));
    evening.do(resumeClock(evening.board, 91_000));
    evening.do(pauseClock(evening.board, 100_000));
    expect(evening.board.rounds[0]).toMatchObject({ pausedAt: 100_000, paused: 30_000 });
    evening.do(startWave(evening.board, 200_000));
    expect(evening.board.rounds[0]).toMatchObject({ wave: 2, pausedAt: 0, paused: 0 });
    expect(() => startWave(evening.board, 1)).toThrow('no wave');
  });

  test('can be taken back until somebody is counted in it', async () => {
    const evening = await Evening.at(-5, 21);
    const before = evening.data;
    const step = evening.do(startWave(evening.board, evening.now));
    expect(whyNotUndone(evening.night, step, evening.steps)).toBe('');
    const undone = patched(evening.data, undoAct(step).patch);
    expect(readBoard('cup', undone).rounds).toEqual(readBoard('cup', before).rounds);
    evening.count('t1', { s1: left(2500, 8) });
    expect(whyNotUndone(evening.night, step, evening.steps)).toBe('Someone was counted since.');
  });
});

describe('closing a round', () => {
  test('says who goes on and promises the next draw with a new seed', async () => {
    const evening = await counted();
    const { board } = evening;
    const through = goingOn(board, board.rounds[0] ?? raise()).through.map(({ no }) => no);
    const act = await closeRound(board, secret, { at: 5 });
    evening.do(act);
    expect(evening.board.rounds[0]).toMatchObject({ state: 'closed', through });
    expect(evening.board).toMatchObject({ open: '', promise: { list: board.rounds[0]?.proof.list, at: 5 } });
    expect(act.secret?.numbers).toEqual(secret.numbers);
    expect(act.secret?.seed).not.toBe(secret.seed);
    expect(act.event).toBeUndefined();
  });

  test("who can't go on leaves the seat to somebody else", async () => {
    const { board } = await counted();
    const [first] = goingOn(board, board.rounds[0] ?? raise()).through;
    const act = await closeRound(board, secret, { at: 5, cannot: [{ no: first?.no ?? 0, instead: 21 }] });
    expect(act.patch.find(({ path }) => path === 'rounds.r1.through')?.value).toContain(21);
    expect(act.patch.find(({ path }) => path === 'rounds.r1.through')?.value).not.toContain(first?.no);
  });

  test('waits for a tie at the line to be decided; a decision dies with a correction of the tie', async () => {
    const evening = await counted();
    const round = evening.board.rounds[0] ?? raise();
    const table = round.tables[0] ?? raise();
    const seats = Object.entries(evening.board.counts.r1?.t1?.seats ?? {}).filter(([, { out }]) => !out);
    const [one, two, three] = seats.map(([seat]) => seat);
    if (!one || !two || !three) throw new Error('Too few are left.');
    const no = (seat: string) => table.seats[Number(seat.slice(1)) - 1] ?? 0;
    const others = Object.fromEntries(seats.slice(3).map(([seat]) => [seat, left(100)]));
    evening.count('t1', { ...others, [one]: left(9000), [two]: left(4000), [three]: left(4000) });
    await expect(closeRound(evening.board, secret, { at: 1 })).rejects.toThrow('tie');
    expect(evening.decisions.ties).toMatchObject([{ open: 1, table: { key: 't1' } }]);
    const step = evening.do(decideTie(evening.board, 'r1', { order: [no(three), no(two)], how: 'Cards' }));
    expect(evening.decisions.ties).toEqual([]);
    const on = goingOn(evening.board, evening.board.rounds[0] ?? raise()).through.map((person) => person.no);
    expect(on).toEqual(expect.arrayContaining([no(one), no(three)]));
    expect(on).not.toContain(no(two));
    expect(whyNotUndone(evening.night, step, evening.steps)).toBe('');
    evening.count('t1', { [one]: left(4000) });
    expect(evening.decisions.ties).toMatchObject([{ open: 2, table: { key: 't1' } }]);
  });

  test('is taken back while the next is not drawn, and the unused seed is shown', async () => {
    const evening = await counted();
    const act = await closeRound(evening.board, secret, { at: 5 });
    const step = evening.do(act);
    expect(whyNotUndone(evening.night, step, evening.steps)).toBe('Reopen the round instead.');
    const { promise } = evening.board;
    const reopened = reopenRound(evening.board, act.secret ?? null, { at: 9, note: 'A table was forgotten' });
    evening.do(reopened);
    expect(evening.board).toMatchObject({
      open: 'r1',
      promise: null,
      rounds: [{ state: 'open', through: [] }],
    });
    expect(evening.board.thrown.at(-1)).toMatchObject({
      seed: act.secret?.seed,
      list: promise?.list,
      round: 2,
      at: 9,
    });
    expect(reopened.secret).toMatchObject({ seed: '', numbers: secret.numbers });
    expect(() => reopenRound(evening.board, null, { at: 1, note: '' })).toThrow("can't be reopened");
  });
});

describe('the board and its slips', () => {
  test('agree in a night where nothing went wrong', async () => {
    const evening = await Evening.at(Number.POSITIVE_INFINITY);
    expect(foldBoard(evening.board, evening.slips, new Map())).toEqual({ differences: [], questions: [] });
  });

  test('a slip is on its way for some seconds, and by a clock that is ahead not for an hour', async () => {
    const evening = await counted();
    const { now } = evening;
    const [[table, seats] = raise()] = Object.entries(seatsOf(evening.board));
    const [seat = ''] = Object.keys(seats).filter((key) => !seats[key]?.out);
    const behindAt = (at: number) => {
      evening.count(table, { [seat]: left(7_775, 31) }, { at }, false);
      const { behind } = decisions(evening.night, evening, now);
      evening.slips.pop();
      return behind.length;
    };
    expect([now - 5_000, now + 5_000].map(behindAt)).toEqual([0, 0]);
    expect([now - minute, now + 60 * minute].map(behindAt)).toEqual([1, 1]);
  });

  test('a count that only the slips have is healed, and healing twice changes nothing', async () => {
    const evening = await Evening.at(20);
    const before = evening.board.counts.r1 ?? raise();
    evening.data = patched(evening.data, [{ path: 'counts', value: {} }]);
    const { behind } = evening.decisions;
    expect(behind.length).toBeGreaterThan(0);
    evening.do(heal(evening.board, behind, { at: 1 }));
    expect(evening.decisions.behind).toEqual([]);
    expect(seatsOf(evening.board)).toEqual(seatsOf({ counts: { r1: before } }));
  });

  test('a board that is faster than the slips is left alone', async () => {
    const evening = await Evening.at(20);
    evening.slips.splice(0, 1);
    expect(foldBoard(evening.board, evening.slips, new Map()).differences).toEqual([]);
  });

  test('what a phone counted since a moment goes, until it is counted again', async () => {
    const evening = await Evening.at(20);
    const before = evening.board.counts;
    const [first] = evening.slips;
    if (!first) throw new Error('Nobody counted.');
    const step = evening.do(setAside(first.by, first.at, 'Wrong numbers'));
    expect(devicesAside(evening.steps)).toEqual(new Map([[first.by, first.at]]));
    evening.do(heal(evening.board, evening.decisions.behind, { at: evening.now }));
    const own = evening.slips.filter(({ by }) => by === first.by);
    for (const { round, table, seats } of own)
      for (const seat of Object.keys(seats))
        expect(evening.board.counts[round]?.[table]?.seats[seat]).toBeUndefined();
    evening.do(undoAct(step));
    expect(devicesAside(evening.steps).size).toBe(0);
    evening.do(heal(evening.board, evening.decisions.behind, { at: evening.now }));
    expect(seatsOf(evening.board)).toEqual(seatsOf({ counts: before }));
  });

  test('while two phones differ, a count that was set aside does not stand between them', async () => {
    const evening = await Evening.at(20);
    const [slip] = evening.slips;
    const [seat = '', count] = Object.entries(slip?.seats ?? {}).find(([, one]) => !one.out) ?? [];
    if (!slip || !count) throw new Error('Nobody counted.');
    const { table, round } = slip;
    evening.count(table, { [seat]: { ...count, chips: count.chips + 25 } }, { by: 'other', round }, false);
    evening.count(
      table,
      { [seat]: { ...count, hand: count.hand + 1, chips: 9_000 } },
      { by: 'nonsense', round },
    );
    evening.do(setAside('nonsense', 0, 'Nonsense'));
    const { questions, behind } = evening.decisions;
    expect(questions).toHaveLength(1);
    evening.do(heal(evening.board, behind, { at: evening.now }));
    expect(evening.board.counts[round]?.[table]?.seats[seat]).toEqual(count);
    expect(evening.decisions.behind).toEqual([]);
  });

  test('two phones that differ are one question; neither is healed away', async () => {
    const evening = await Evening.at(20);
    const [slip] = evening.slips;
    if (!slip) throw new Error('Nobody counted.');
    const seats = Object.fromEntries(
      Object.entries(slip.seats).map(([seat, count]) => [seat, { ...count, chips: count.chips + 25 }]),
    );
    evening.count(slip.table, seats, { by: 'other', round: slip.round }, false);
    const { questions, behind } = evening.decisions;
    expect(questions).toMatchObject([{ kept: { id: slip.id }, other: { by: 'other' } }]);
    expect(behind).toEqual([]);
    expect(decisionCount(evening.decisions)).toBe(1);
    evening.count(slip.table, slip.seats, { round: slip.round, seen: seats }, false);
    expect(decisionCount(evening.decisions)).toBe(0);
  });
});

describe('a correction of a closed round', () => {
  async function corrected(): Promise<{ evening: Evening; out: number; into: number }> {
    const evening = await counted();
    evening.do(await closeRound(evening.board, secret, { at: 5 }));
    const round = evening.board.rounds[0] ?? raise();
    const found = goingOn(evening.board, round);
    const { next } = found;
    const person = found.through.findLast(({ table, best }) => table === next?.table && !best);
    const table = round.tables.find(({ number }) => number === person?.table);
    if (!person || !next || !table) throw new Error('Nobody is next in line.');
    const seat = seatKey(table.seats.indexOf(person.no));
    const was = evening.board.counts.r1?.[table.key]?.seats[seat] ?? raise();
    const seats = { [seat]: { ...was, chips: 25 } };
    evening.count(table.key, seats, { round: 'r1', seen: { [seat]: was } }, false);
    evening.do(heal(evening.board, evening.decisions.late, { at: evening.now, note: 'Misread' }));
    return { evening, out: person.no, into: next.no };
  }

  test('asks who goes on, and exchanges two people', async () => {
    const { evening, out, into } = await corrected();
    const [question] = evening.decisions.goOn;
    expect(question?.change).toEqual({ out: [out], in: [into] });
    expect([...(question?.own ?? [])]).toEqual([out]);
    const round = evening.board.rounds[0] ?? raise();
    expect(turnOf(evening.board)).toMatchObject({ from: { key: 'r1' }, next: null });
    const before = round.through;
    const step = evening.do(
      exchange(evening.board, 'r1', { out: [out], in: [into], at: 1, note: 'Misread' }),
    );
    expect(evening.board.rounds[0]?.through).toEqual(before.map((no) => (no === out ? into : no)));
    expect(evening.decisions.goOn).toEqual([]);
    expect(whyNotUndone(evening.night, step, evening.steps)).toBe('');
    evening.do(undoAct(step));
    expect(evening.board.rounds[0]?.through).toEqual(before);
    expect(evening.decisions.goOn).toHaveLength(1);
  });

  test('may be left as it is, with a reason', async () => {
    const { evening } = await corrected();
    const before = evening.board.rounds[0]?.through;
    evening.do(exchange(evening.board, 'r1', { out: [], in: [], at: 1, note: 'They stay' }));
    expect(evening.board.rounds[0]?.through).toEqual(before);
    expect(evening.decisions.goOn).toEqual([]);
  });

  test('after the next draw gives the seat to whoever earned it', async () => {
    const { evening, out, into } = await corrected();
    const drawn = {
      name: 'Final',
      state: 'drawn',
      wave: 0,
      waves: [{ startsAt: 1, startedAt: 0 }],
      others: 0,
      tables: { t1: { at: 1, wave: 1, seats: evening.board.rounds[0]?.through ?? [], button: 1 } },
    };
    evening.data = patched(evening.data, [
      { path: 'rounds.r2', value: drawn },
      { path: 'open', value: 'r2' },
    ]);
    const place = placeOf(evening.board.rounds[1] ?? raise(), out);
    expect(turnOf(evening.board)).toMatchObject({ from: { key: 'r1' }, next: { key: 'r2' }, begun: false });
    evening.do(exchange(evening.board, 'r1', { out: [out], in: [into], at: 7, note: 'Misread' }));
    const next = evening.board.rounds[1] ?? raise();
    expect(placeOf(next, into)).toEqual(place);
    expect(placeOf(next, out)).toBeNull();
    expect(next.moves.map(({ no, kind, from, to }) => ({ no, kind, from, to }))).toEqual([
      { no: out, kind: 'through', from: place, to: null },
      { no: into, kind: 'through', from: null, to: place },
    ]);
    evening.do(startWave(evening.board, 9));
    evening.do(exchange(evening.board, 'r1', { out: [into], in: [], at: 9, note: 'Taken out' }));
    expect(placeOf(evening.board.rounds[1] ?? raise(), into)).toBeNull();
    expect(nightPlaces(evening.board).find(({ no }) => no === into)?.round).toBe(1);
  });

  test('a disqualified person has no place, and the next in line moves up', async () => {
    const { evening } = await corrected();
    const before = evening.board.rounds[0]?.through ?? [];
    const [no = 0] = before;
    evening.do(endFor(evening.board, no, 'disqualified', { at: 1, note: 'Moved chips' }));
    expect(evening.board.gone.get(no)).toBe('disqualified');
    expect(evening.board.rounds[0]?.through).not.toContain(no);
    expect(evening.board.rounds[0]?.through).toHaveLength(before.length);
    expect(nightPlaces(evening.board).some((placed) => placed.no === no)).toBe(false);
    expect(evening.board.changes.at(-1)?.text).toBe('Someone was disqualified.');
  });
});

describe('a step', () => {
  test('can be undone while what it set stands, and redone by undoing that', async () => {
    const evening = await Evening.at(20);
    const hold = evening.do({ kind: 'show', note: '', patch: [{ path: 'hold', value: true }] });
    const undo = evening.do(undoAct(hold));
    expect(evening.board.hold).toBe(false);
    expect(whyNotUndone(evening.night, hold, evening.steps)).toBe('It was undone.');
    evening.do(undoAct(undo));
    expect(evening.board.hold).toBe(true);
    expect(whyNotUndone(evening.night, hold, evening.steps)).toBe('');
    evening.do({ kind: 'show', note: '', patch: [{ path: 'hold', value: false }] });
    expect(whyNotUndone(evening.night, hold, evening.steps)).toBe('It was changed since.');
  });

  test('says no more than the rules take: its note and its public line end where they are too long', async () => {
    const evening = await Evening.at(20);
    const said = (note: string, line: string) => {
      evening.do({ kind: 'show', note, patch: [], line });
      return [evening.steps.at(-1)?.note, evening.board.changes.at(-1)?.text];
    };
    const [note, line] = ['n'.repeat(500), 'l'.repeat(300)];
    expect(said(note, line)).toEqual([note, line]);
    expect(said(`${note}n`, `${line}l`)).toEqual([`${'n'.repeat(499)}…`, `${'l'.repeat(299)}…`]);
    // Half of a character is none.
    expect(said('', `${'l'.repeat(298)}😀l`)[1]).toBe(`${'l'.repeat(298)}…`);
    let undone = evening.do(undoAct(evening.steps.at(-1) ?? raise()));
    for (let times = 0; times < 3; times += 1) undone = evening.do(undoAct(undone));
    expect(evening.board.changes.at(-1)?.text).toHaveLength(300);
  });

  test('of a newer version says so and is never undone, nor what came before it', async () => {
    const evening = await Evening.at(20);
    const hold = evening.do({ kind: 'show', note: '', patch: [{ path: 'hold', value: true }] });
    const newer = readStep(String(hold.rev + 1), {
      kind: 'announce',
      patch: [{ path: 'hold', value: true }],
    });
    const steps = [...evening.steps, newer];
    expect(newer.kind).toBe(NEWER);
    expect(whyNotUndone(evening.night, newer, steps)).toBe(
      'A newer version of the console made it. Reload this page to undo it.',
    );
    expect(whyNotUndone(evening.night, hold, steps)).toBe(
      'A newer version of the console did something since. Reload this page.',
    );
  });

  test('of an earlier round belongs to the past', async () => {
    const evening = await counted();
    const step = evening.do(endFor(evening.board, 9, 'disqualified', { at: 1, note: '' }));
    evening.do(await closeRound(evening.board, secret, { at: 5 }));
    expect(whyNotUndone(evening.night, step, evening.steps)).toBe('A round was closed or drawn since.');
  });
});

describe('the watch over a round', () => {
  test('names the tables that lag behind half of their wave', async () => {
    const evening = await Evening.at(-5, 42, 6);
    evening.do(startWave(evening.board, evening.now));
    const round = evening.board.rounds[0] ?? raise();
    const count = (key: string, hand: number, at: number) => {
      const seats = round.tables.find((table) => table.key === key)?.seats ?? [];
      evening.count(key, Object.fromEntries(seats.map((_, index) => [seatKey(index), left(2500, hand)])), {
        at,
      });
    };
    const [cut = 0] = round.rule.cuts;
    for (const key of ['t1', 't2']) count(key, cut, 1_000);
    expect(missingCounts(evening.board, round)).toEqual([]);
    for (const key of ['t3', 't4', 't5']) count(key, cut, 2_000);
    expect(missingCounts(evening.board, round)).toMatchObject([
      { table: { key: 't6' }, hand: cut, since: 2_000 },
    ]);
  });

  test('measures the pace once three tables were counted twice, and corrects the end', async () => {
    const early = await Evening.at(20);
    expect(measuredPace(early.board, early.slips)).toBeNull();
    const evening = await counted();
    const pace = measuredPace(evening.board, evening.slips) ?? 0;
    expect(pace).toBeGreaterThan(0.4);
    expect(pace).toBeLessThan(0.7);
    const planned = nightEnd(evening.board, evening.now, null) ?? raise();
    const slow = nightEnd(evening.board, evening.now, pace / 2) ?? raise();
    expect(slow.planned).toBe(planned.planned);
    expect(slow.expected).toBeGreaterThan(planned.expected + 20 * minute);
    const over = await Evening.at(Number.POSITIVE_INFINITY);
    expect(nightEnd(over.board, over.now, null)).toBeNull();
  });
});

function raise(): never {
  throw new Error('Missing.');
}
