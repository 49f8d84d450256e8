import { capitalized } from '../../text/capitalized.ts';
import { ordinal } from '../../text/ordinal.ts';
import { formatClock } from '../../time/format.ts';
import { type Board, type BoardRound, type BoardTable, stageOf } from '../board/board.ts';
import { tableName } from '../board/tableName.ts';
import { isFinal, nightPlaces } from '../counts/roundStanding.ts';
import { roundIs } from '../plan/roundNames.ts';
import { isFinished } from '../watch/missingCounts.ts';
import { champions, fieldSize, lateText } from './nightWords.ts';
import { shownTable } from './tableRows.ts';

/** What a player is told: one thing in large type, and what to expect below. `seat`: now or next, or null. */
export type Whereabouts = { headline: string; detail: string; seat: PlayerSeat | null };

/** A seat of a player, counted from 1. */
export type PlayerSeat = { round: BoardRound; table: BoardTable; seat: number };

/** Returns the seat of a player in a round, null when they have none. */
export function seatIn(round: BoardRound, no: number): PlayerSeat | null {
  for (const table of round.tables) {
    const index = table.seats.indexOf(no);
    if (index >= 0) return { round, table, seat: index + 1 };
  }
  return null;
}

/**
 * Returns what the player with this number is told at a moment, null when nobody on the list has it. Without
 * a moment a start is as it was planned.
 */
export function whereabouts(board: Board, no: number, now = 0): Whereabouts | null {
  if (!board.people.has(no)) return null;
  const gone = board.gone.get(no);
  if (gone === 'absent') {
    const isOver = stageOf(board) === 'done';
    return told(
      "You're marked as not here",
      isOver
        ? 'Ask the host if you have questions.'
        : "If you're here, tell the host before your table starts.",
    );
  }
  if (gone === 'disqualified')
    return told("You're out of the tournament", 'Ask the host if you have questions.');
  if (gone === 'left') return told('You left the tournament', placeOf(board, no));
  const last = board.rounds.at(-1);
  if (!last) {
    const again = board.thrown.some(({ seed }) => seed !== '');
    const drawn = again ? 'That draw was thrown away. A new one comes soon.' : 'The tables are drawn soon.';
    return told(`You're number ${no}`, `${drawn} Your seat shows here.`);
  }
  const seat = seatIn(last, no);
  if (seat) return last.state === 'closed' ? afterRound(board, last, no) : atTable(board, seat, { no, now });
  const before = board.rounds.findLast((round) => seatIn(round, no));
  if (!before) return told("You don't have a seat", 'See the host.');
  return ended(board, no);
}

/** Returns a seat in words: 'Table 5 · seat 3', 'Table 5, wave 2 · seat 3'. */
export function seatText({ round, table, seat }: PlayerSeat): string {
  return `${tableName(round, table)} · seat ${seat}`;
}

function atTable(board: Board, where: PlayerSeat, { no, now }: { no: number; now: number }): Whereabouts {
  const { round, table } = where;
  const through = round.number > 1 ? `You're in ${inText(round.name)}` : '';
  const headline = seatText(where);
  const row = shownTable(board, round, table).rows.find((one) => one.no === no);
  const count = row?.count;
  if (row?.state === 'empty')
    return { headline, detail: "You're marked as not here. If you're here, tell the host.", seat: where };
  if (count?.out)
    return { headline: `You're out after hand ${count.hand}`, detail: thanks(board, round), seat: where };
  if (table.wave > round.wave) {
    const startsAt = round.waves[table.wave - 1]?.startsAt;
    const when = lateText(startsAt, now) || (startsAt ? `about ${formatClock(startsAt)}` : 'soon');
    return {
      headline,
      detail: capitalized(joined(through, when)),
      seat: where,
    };
  }
  const chips =
    count && count.hand > 0 ? `${count.chips.toLocaleString('en-US')} chips after hand ${count.hand}` : '';
  const isDone = isFinished(board, round, table);
  const next = isDone ? "Your table is done. We'll show who moves on here." : '';
  return {
    headline,
    detail: capitalized(joined(through, chips || (isDone ? '' : 'playing now'), next)),
    seat: where,
  };
}

function thanks(board: Board, round: BoardRound): string {
  return isFinal(round) || stageOf(board) === 'done'
    ? 'Thank you for playing.'
    : 'Your place shows here when the round is over.';
}

function afterRound(board: Board, round: BoardRound, no: number): Whereabouts {
  if (!isFinal(round) && round.through.includes(no))
    return told(
      "You're moving on",
      `${roundIs(round.name)} over. Your next seat shows here once it's drawn.`,
    );
  return ended(board, no);
}

function ended(board: Board, no: number): Whereabouts {
  if (champions(board).includes(no)) return told('You won!', `Champion of ${fieldSize(board)} players.`);
  const place = placeOf(board, no);
  return place ? told(place, 'Thank you for playing.') : told('Thank you for playing', '');
}

/** Returns the place of somebody as it stands: '11th of 96', '' for none. */
function placeOf(board: Board, no: number): string {
  const placed = nightPlaces(board).find((one) => one.no === no);
  return placed ? `${ordinal(placed.place)} of ${fieldSize(board)}` : '';
}

/** Returns a round as it stands in a sentence: 'the semi-finals', 'round 2'. */
const inText = (name: string) => (name.startsWith('Round') ? '' : 'the ') + name.toLowerCase();
const told = (headline: string, detail: string): Whereabouts => ({ headline, detail, seat: null });
const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');
