import { openRound } from '../../../src/domain/night/board/board.ts';
import { goingOn } from '../../../src/domain/night/counts/roundStanding.ts';
import { type DrawnPerson, listedPlayer } from '../../../src/domain/night/draw/closedList.ts';
import type { Act } from '../../../src/domain/night/steps/act.ts';
import { closeRound } from '../../../src/domain/night/steps/closeRound.ts';
import { exchange, goOnQuestions } from '../../../src/domain/night/steps/corrections.ts';
import { drawRound } from '../../../src/domain/night/steps/drawRound.ts';
import { devicesAside, heal } from '../../../src/domain/night/steps/heal.ts';
import { Refusal } from '../../../src/domain/night/steps/refusal.ts';
import {
  breakTable,
  markAbsent,
  markPresent,
  moveSeat,
  seatLate,
  swapSeats,
} from '../../../src/domain/night/steps/seatMoves.ts';
import { decideTie } from '../../../src/domain/night/steps/ties.ts';
import { undoAct, whyNotUndone } from '../../../src/domain/night/steps/undo.ts';
import { foldBoard } from '../../../src/domain/night/watch/boardFold.ts';
import { aPlayer } from '../documents/boards.ts';
import type { NightSoFar } from './nightSoFar.ts';

export const reason = 'They asked.';

/** Returns the number of someone on the list. */
export const someone = ({ random, board }: NightSoFar) => random.pick([...board().people.keys()]);

/** Returns what directors do between the drawing of a round and its end, of which any may be done. */
export function seatActs(night: NightSoFar, people: readonly DrawnPerson[]): (() => Act | Promise<Act>)[] {
  const { random, board, data, secret, now } = night;
  let came = 0;
  const place = () => ({
    table: random.whole(1, openRound(board())?.tables.length ?? 1),
    seat: random.whole(1, 7),
  });
  const late = () => {
    const person = aPlayer(people.length + came, { id: `mail-late${came++}@college.example` });
    return seatLate({ board: board(), data: data() ?? {} }, secret(), {
      id: person.id,
      tag: '',
      person: (no) => listedPlayer(person, no, people),
      at: now(),
    });
  };
  const broken = () => breakTable(board(), place().table, { reason, at: now() });
  return [
    late,
    () => markAbsent(board(), someone(night)),
    () => markPresent(board(), random.pick([...board().gone.keys(), 1])),
    () => moveSeat(board(), someone(night), place(), { reason, at: now() }),
    () => swapSeats(board(), someone(night), someone(night), { reason, at: now() }),
    broken,
    broken,
  ];
}

/** Draws the next round, with cards or without. Returns whether it was drawn. */
export function drawNext({ act, board, secret, random, now }: NightSoFar): Promise<boolean> {
  return act(() =>
    drawRound(board(), secret(), {
      cards: random.pick(['', '2C 7S KD']),
      event: { bracketStatus: 'round-1' },
      at: now(),
    }),
  );
}

/** Undoes one of the last three acts. */
export async function undoOne({ act, board, data, steps, random }: NightSoFar): Promise<void> {
  await act(() => {
    const known = steps();
    const step = random.pick(known.slice(-3));
    const why = whyNotUndone({ board: board(), data: data() ?? {} }, step, known);
    if (why) throw new Refusal(why);
    return undoAct(step);
  });
}

/** Lets the board say what the slips say. */
export async function setRight({ act, board, slips, steps, now }: NightSoFar): Promise<void> {
  const { differences } = foldBoard(board(), slips(), devicesAside(steps()));
  if (differences.length > 0) await act(() => heal(board(), differences, { at: now() }));
}

/** Decides the ties of the open round and closes it; now and then somebody can't go on. */
export async function closeOpen(night: NightSoFar): Promise<void> {
  const { act, board, secret, random, now } = night;
  await decideTies(night);
  const round = openRound(board());
  const { through = [], next = null } = (round && goingOn(board(), round)) || {};
  const [first] = through;
  const cannot =
    random.chance(15) && first && through.length > 1 ? [{ no: first.no, instead: next?.no ?? null }] : [];
  await act(() => closeRound(board(), secret(), { at: now(), cannot }));
}

async function decideTies({ act, board, random }: NightSoFar): Promise<void> {
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
}

/** Corrects a count of the round that was closed last, and decides who goes on then. */
export async function correctClosed(night: NightSoFar): Promise<void> {
  const { act, board, data, count, steps, random, now } = night;
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
  count({
    table: table.key,
    seats: { [seat]: { ...was, chips: random.pick([0, 9_000]) } },
    seen: { [seat]: was },
    shown: false,
    round: round.key,
  });
  await setRight(night);
  for (const { round: of, change } of goOnQuestions(board(), data() ?? {}, steps()))
    await act(() => exchange(board(), of.key, { ...change, at: now(), note: reason }));
}
