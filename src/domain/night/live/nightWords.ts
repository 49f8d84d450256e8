import { formatClock } from '../../time/format.ts';
import { type Board, type BoardRound, stageOf } from '../board/board.ts';
import { isFinal, nightPlaces } from '../counts/roundStanding.ts';
import { cardsText } from '../drawing/cards.ts';
import { tableMinutes } from '../format/nightLength.ts';
import { roundIs } from '../plan/roundNames.ts';
import { playingTables } from '../watch/missingCounts.ts';
import { nameOf, personOf } from './tableRows.ts';

const minute = 60_000;

/** Returns the number of people in the field: on the list, and not a no-show. */
export function fieldSize({ people, gone }: Pick<Board, 'people' | 'gone'>): number {
  return [...people.keys()].filter((no) => gone.get(no) !== 'absent').length;
}

/** From then on a start that was announced is late. */
const lateAfter = 10 * minute;

/** For how long after its estimate a round of hands is said to end soon. */
const soonFor = 10 * minute;

/**
 * Returns how a night stands at a moment, in one line: 'Round 1 is on: wave 2 of 3.' Without a moment a start
 * is as it was planned.
 */
export function statusLine(board: Board, now = 0): string {
  const round = board.rounds.at(-1);
  const stage = stageOf(board);
  if (board.cards) return `The cards of the next draw: ${cardsText(board.cards.text)}. The tables follow.`;
  if (!round || stage === 'closed') {
    const again = board.thrown.some(({ seed }) => seed !== '') ? 'The tables are drawn again soon.' : '';
    return `${playersText(fieldSize(board))} on the list. ${again || 'The tables are drawn soon.'}`;
  }
  if (stage === 'between') {
    const again = board.thrown.some((thrown) => thrown.round === round.number + 1 && thrown.seed !== '');
    const next = again ? 'The next tables are drawn again soon.' : 'The next tables are drawn soon.';
    return `${roundIs(round.name)} over. ${playersText(round.through.length)} ${round.through.length === 1 ? 'moves' : 'move'} on. ${next}`;
  }
  if (stage === 'done') return `The night is over. ${winners(board)}`;
  if (stage === 'drawn') return `${roundIs(round.name)} drawn. ${startText(round, now)}`;
  const wave = round.waves.length > 1 ? `: wave ${round.wave} of ${round.waves.length}` : '';
  return `${roundIs(round.name)} on${wave}.`;
}

/** Returns the champions of a night that is over; more than one when the last tie was never decided. */
export function champions(board: Board): number[] {
  if (stageOf(board) !== 'done') return [];
  return nightPlaces(board).flatMap(({ no, place }) => (place === 1 ? [no] : []));
}

function winners(board: Board): string {
  const names = champions(board).map((no) => nameOf(personOf(board, no)));
  return names.length > 0 ? `${names.join(' and ')} ${names.length > 1 ? 'win' : 'wins'}.` : '';
}

function startText({ name, waves, wave }: BoardRound, now: number): string {
  const startsAt = waves[wave]?.startsAt;
  const late = lateText(startsAt, now);
  if (late) return `${late}.`;
  const starts = name.endsWith('s') ? 'They start' : 'It starts';
  return `${starts} ${startsAt ? `about ${formatClock(startsAt)}` : 'soon'}.`;
}

/** Returns what is said once an announced start is past: 'Starting any minute', 'Running late', '' before. */
export function lateText(startsAt: number | undefined, now: number): string {
  if (!startsAt || now < startsAt) return '';
  return now < startsAt + lateAfter ? 'Starting any minute' : 'Running late';
}

function playersText(players: number): string {
  return `${players} ${players === 1 ? 'player' : 'players'}`;
}

/** The clock of the wave that plays, in milliseconds; negative when it runs over. */
export type NightClock = {
  left: number;
  /** The round lasts a number of minutes; otherwise the time is estimated from its hands. */
  exact: boolean;
  stopped: boolean;
};

/** Returns the clock of the wave that plays at a moment; null without one, or when all is counted. */
export function nightClock(
  board: Pick<Board, 'rounds' | 'open' | 'plan' | 'counts' | 'gone'>,
  now: number,
): NightClock | null {
  const round = board.rounds.at(-1);
  const startedAt = round?.waves[round.wave - 1]?.startedAt;
  if (!round || !startedAt || stageOf(board) !== 'playing') return null;
  const exact = 'minutes' in round.rule.length;
  if (!exact && playingTables(board, round).length === 0) return null;
  const sizes = round.tables
    .filter(({ wave }) => wave === round.wave)
    .map(({ seats }) => seats.filter((no) => no > 0).length);
  const minutes = tableMinutes(Math.max(1, ...sizes), round.rule, board.plan.pace);
  const at = round.pausedAt || now;
  return {
    left: startedAt + round.paused + minutes * minute - at,
    exact,
    stopped: round.pausedAt > 0,
  };
}

/** Returns a clock in words: '12 min left', 'about 12 min left', 'over time'. */
export function clockText({ left, exact, stopped }: NightClock): string {
  const minutes = Math.ceil(left / minute);
  const time =
    minutes > 0
      ? `${exact ? '' : 'about '}${minutes} min left`
      : exact || left < -soonFor
        ? 'over time'
        : 'ending soon';
  return stopped ? `clock stopped, ${time}` : time;
}

/** Returns where a table plays: 'Table 5', and the wave where a round has several: 'wave 2'. */
export function waveText(round: BoardRound, wave: number): string {
  return round.waves.length > 1 && !isFinal(round) ? `wave ${wave}` : '';
}
