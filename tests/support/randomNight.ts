import { seeded } from '../../sample/night/evening.ts';
import { type Storage, store } from '../../sample/night/storage.ts';
import { type Random, randomFrom } from '../../sample/random.ts';
import { type Board, openRound, readBoard, stageOf } from '../../src/domain/night/board/board.ts';
import type { BoardData } from '../../src/domain/night/board/boardPatch.ts';
import { type DrawSecret, readDrawSecret } from '../../src/domain/night/board/drawSecret.ts';
import { atCut, type Counted, type SeatCount } from '../../src/domain/night/board/standing.ts';
import { countChange, slipChange, slipMoment } from '../../src/domain/night/counts/countChanges.ts';
import { goingOn, seated } from '../../src/domain/night/counts/roundStanding.ts';
import { seatKey } from '../../src/domain/night/counts/seats.ts';
import { readSlip, type Slip } from '../../src/domain/night/counts/slips.ts';
import { closedList, type DrawnPerson, listedPlayer } from '../../src/domain/night/draw/closedList.ts';
import { presetPlan } from '../../src/domain/night/format/nightPlan.ts';
import { type Act, actChange } from '../../src/domain/night/steps/act.ts';
import { closeList } from '../../src/domain/night/steps/closeList.ts';
import { closeRound, reopenRound } from '../../src/domain/night/steps/closeRound.ts';
import { endFor, exchange, goOnQuestions } from '../../src/domain/night/steps/corrections.ts';
import { drawRound } from '../../src/domain/night/steps/drawRound.ts';
import { devicesAside, heal, setAside } from '../../src/domain/night/steps/heal.ts';
import { Refusal } from '../../src/domain/night/steps/refusal.ts';
import {
  breakTable,
  markAbsent,
  markPresent,
  moveSeat,
  seatLate,
  swapSeats,
} from '../../src/domain/night/steps/seatMoves.ts';
import { readStep, type Step } from '../../src/domain/night/steps/step.ts';
import { throwDraw } from '../../src/domain/night/steps/throwDraw.ts';
import { decideTie } from '../../src/domain/night/steps/ties.ts';
import { undoAct, whyNotUndone } from '../../src/domain/night/steps/undo.ts';
import { startWave } from '../../src/domain/night/steps/waves.ts';
import { foldBoard } from '../../src/domain/night/watch/boardFold.ts';
import { countedHands } from '../../src/domain/night/watch/missingCounts.ts';
import { aPlayer } from './documents/boards.ts';

/** A night as it stands: its board, its log, and how often each act was done. */
export type RandomNight = {
  board: Board;
  data: BoardData;
  steps: readonly Step[];
  slips: readonly Slip[];
  people: readonly DrawnPerson[];
  done: ReadonlyMap<string, number>;
};

const names = [
  'X',
  'Æ'.repeat(200),
  'أحمد علي',
  '👩‍🚀 Star',
  'ann@college.example',
  'Ann Lee',
  'Ann Lee',
  '\tTab\nLine',
];

/** Returns people with names of every kind; their ids hold addresses, as those of the door list do. */
function peopleOf(players: number, random: Random): DrawnPerson[] {
  return Array.from({ length: players }, (_, at) =>
    aPlayer(at, {
      id: `mail-person${at}@college.example`,
      ...(at < names.length && { name: names[at] ?? '' }),
      ...(random.chance(10) && { collegeId: '', collegeName: '', chapterName: '' }),
      ...(random.chance(4) && { table: random.whole(1, 3) }),
      ...(random.chance(4) && { seat: random.pick([1, 3, 7, 8, 'last'] as const) }),
      ...(random.chance(4) && { apart: [`mail-person${random.whole(0, players - 1)}@college.example`] }),
      shownAs: random.pick(['short', 'short', 'initials', 'number', 'full'] as const),
    }),
  );
}

/**
 * Plays a night in which everything happens that can, by chance: late people, no-shows, moves, swaps, broken
 * tables, draws thrown away, people who go broke together, ties, play-offs, second phones that say something
 * else, corrections, rounds opened again, people who can't go on or are sent out. `after` looks at it after
 * every act of the director.
 */
export async function randomNight(
  seed: number,
  players: number,
  after: (board: Board, data: BoardData) => void,
): Promise<RandomNight> {
  const random = randomFrom(seed);
  const storage: Storage = new Map([['events/cup', {}]]);
  const people = peopleOf(players, random);
  const done = new Map<string, number>();
  let at = Date.parse('2026-11-07T01:30:00Z');
  let came = 0;
  let slipNumber = 0;
  let refused = '';

  const data = (): BoardData | null => storage.get('boards/cup') ?? null;
  let known: { data: BoardData | null; board: Board } = { data: null, board: readBoard('cup', null) };
  const board = (): Board => {
    if (known.data !== data()) known = { data: data(), board: readBoard('cup', data()) };
    return known.board;
  };
  const secret = (): DrawSecret => readDrawSecret(storage.get('events/cup/private/draw'));

  /** Does an act, unless it is refused in words. */
  const act = async (what: () => Act | Promise<Act>): Promise<boolean> => {
    at += random.whole(1, 120) * 1_000;
    try {
      const made = await seeded(await what(), random);
      store(storage, actChange('cup', data(), made, { by: 'staff', at }), at);
      done.set(made.kind, (done.get(made.kind) ?? 0) + 1);
      after(board(), data() ?? {});
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused = error.message;
      return false;
    }
  };

  const someone = () => random.pick([...board().people.keys()]);
  const place = () => ({
    table: random.whole(1, openRound(board())?.tables.length ?? 1),
    seat: random.whole(1, 7),
  });
  const late = () => {
    const person = aPlayer(players + came, { id: `mail-late${came++}@college.example` });
    return seatLate({ board: board(), data: data() ?? {} }, secret(), {
      id: person.id,
      person: (no) => listedPlayer(person, no, people),
      at,
    });
  };
  const reason = 'They asked.';
  const draws = () =>
    drawRound(board(), secret(), {
      cards: random.pick(['', '2C 7S KD']),
      event: { bracketStatus: 'round-1' },
      at,
    });
  const seatActs: (() => Act | Promise<Act>)[] = [
    late,
    () => markAbsent(board(), someone()),
    () => markPresent(board(), random.pick([...board().gone.keys(), 1])),
    () => moveSeat(board(), someone(), place(), { reason, at }),
    () => swapSeats(board(), someone(), someone(), { reason, at }),
    () => breakTable(board(), place().table, { reason, at }),
    () => breakTable(board(), place().table, { reason, at }),
  ];

  /** Writes a slip, and shows it on the board unless it contradicts what stands there. */
  const count = (
    table: string,
    seats: Slip['seats'],
    seen: Slip['seen'] = {},
    shown = true,
    round = openRound(board())?.key ?? '',
  ) => {
    at += random.whole(1, 20) * 1_000;
    const slip = {
      id: `slip${String(++slipNumber).padStart(5, '0')}`,
      round,
      table,
      by: random.pick(['phone-1', 'phone-2']),
      at: slipMoment(new Date(at), board().counts[round]?.[table]),
      seats,
      seen,
      note: '',
    };
    store(storage, slipChange('cup', slip), at);
    if (shown) store(storage, countChange('cup', slip), at);
  };

  const playTable = (number: number) => {
    const round = openRound(board());
    const table = round?.tables.find((one) => one.number === number);
    if (!round || !table) return;
    const counts = () => board().counts[round.key]?.[table.key]?.seats ?? {};
    for (const hand of countedHands(round)) {
      const left = seated(table, board()).filter(({ index }) => !counts()[seatKey(index)]?.out);
      if (left.length === 0) return;
      const allBroke = random.chance(2);
      const people = left.map(({ no, index }): Counted & { seat: string } => {
        const chips = random.whole(0, 6) * 500;
        const broke = allBroke || chips === 0;
        const fell: SeatCount = { hand, chips: 0, out: true, had: random.whole(1, 4) * 100 };
        return { no, seat: seatKey(index), count: broke ? fell : { hand, chips, out: false } };
      });
      const { out } =
        hand === countedHands(round).at(-1)
          ? { out: null }
          : atCut(people, Math.max(2, round.rule.k + (round.others > 0 ? 1 : 0)));
      const seats = Object.fromEntries(
        people.map(({ no, seat, count: one }) => [seat, no === out?.no ? { ...one, out: true } : one]),
      );
      // A phone may be closed between its slip and the board.
      const isShown = hand !== countedHands(round).at(-1) || random.chance(90);
      count(table.key, seats, {}, isShown);
      if (!isShown) return;
      const [seat, stands] = random.pick(Object.entries(seats));
      const other = { ...stands, chips: stands.chips + 25 };
      if (random.chance(8)) count(table.key, { [seat]: other }, {}, false);
      if (random.chance(8)) count(table.key, { [seat]: other }, { [seat]: counts()[seat] ?? stands });
    }
  };

  const playRound = async () => {
    for (let some = random.whole(0, 5); some > 0; some--) await act(random.pick(seatActs));
    if (random.chance(40)) await undo();
    if (random.chance(15) && (await act(() => throwDraw(board(), secret(), { reason, at })))) {
      await act(draws);
    }
    for (const [index] of (openRound(board())?.waves ?? []).entries()) {
      if (random.chance(40)) await act(random.pick(seatActs));
      await act(() => startWave(board(), at));
      const round = openRound(board());
      for (const { number, wave } of round?.tables ?? []) if (wave === index + 1) playTable(number);
      if (random.chance(25))
        await act(() =>
          endFor(board(), someone(), random.pick(['left', 'disqualified']), { at, note: reason }),
        );
    }
    if (random.chance(25)) await act(() => setAside('phone-2', at - 600_000, reason));
    await setRight();
  };

  /** Lets the board say what the slips say. */
  const setRight = async () => {
    const { differences } = foldBoard(board(), slips(), devicesAside(steps()));
    if (differences.length > 0) await act(() => heal(board(), differences, { at }));
  };

  const steps = () =>
    [...storage].flatMap(([path, fields]) =>
      path.startsWith('events/cup/steps/') ? [readStep(path.slice('events/cup/steps/'.length), fields)] : [],
    );

  const undo = () =>
    act(() => {
      const known = steps();
      const step = random.pick(known.slice(-3));
      const why = whyNotUndone({ board: board(), data: data() ?? {} }, step, known);
      if (why) throw new Refusal(why);
      return undoAct(step);
    });

  /** Corrects a count of the round that was closed last, and decides who goes on then. */
  const correctClosed = async () => {
    const round = board().rounds.at(-1);
    if (round?.state !== 'closed') return;
    const table = random.pick(round.tables);
    const counts = Object.entries(board().counts[round.key]?.[table.key]?.seats ?? {});
    const [stands] = random.some(
      counts.filter(([, { out }]) => !out),
      1,
    );
    if (!stands) return;
    const [seat, was] = stands;
    count(
      table.key,
      { [seat]: { ...was, chips: random.pick([0, 9_000]) } },
      { [seat]: was },
      false,
      round.key,
    );
    await setRight();
    for (const { round: of, change } of goOnQuestions(board(), data() ?? {}, steps()))
      await act(() => exchange(board(), of.key, { ...change, at, note: reason }));
  };

  const slips = () =>
    [...storage].flatMap(([path, fields]) =>
      path.startsWith('events/cup/slips/') ? [readSlip(path.slice('events/cup/slips/'.length), fields)] : [],
    );

  const decideTies = async () => {
    for (;;) {
      const round = openRound(board());
      const found = round && goingOn(board(), round);
      const tie = found && (found.tableTies[0] ?? found.othersTie);
      if (!round || !tie) return;
      const order = random.some(
        tie.people.map(({ no }) => no),
        tie.people.length,
      );
      await act(() => decideTie(board(), round.key, { order, how: random.pick(['Cards', 'Play-off']) }));
    }
  };

  const close = async () => {
    await decideTies();
    const round = openRound(board());
    const { through = [], next = null } = (round && goingOn(board(), round)) || {};
    const [first] = through;
    const cannot =
      random.chance(15) && first && through.length > 1 ? [{ no: first.no, instead: next?.no ?? null }] : [];
    await act(() => closeRound(board(), secret(), { at, cannot }));
  };

  const event = { title: 'Cup', day: '2026-11-06', place: 'Union' };
  const plan = { ...presetPlan(random.pick(['standard', 'fast'] as const)), tables: random.whole(2, 12) };
  const closing = () => ({ event, list: closedList(people, plan.seats), plan, startsAt: at + 3_600_000, at });
  await act(() => closeList(closing(), null, null));
  if (random.chance(20)) await act(() => closeList(closing(), board(), secret()));
  while (stageOf(board()) !== 'done') {
    if (!(await act(draws))) throw new Error(`The round could not be drawn: ${refused}`);
    await playRound();
    await close();
    if (random.chance(15) && (await act(() => reopenRound(board(), secret(), { at, note: reason }))))
      await close();
    if (random.chance(40)) await correctClosed();
  }
  return { board: board(), data: data() ?? {}, steps: steps(), slips: slips(), people, done };
}
