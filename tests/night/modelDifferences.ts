import type { Board } from '../../src/domain/night/board/board.ts';
import { nightPlaces } from '../../src/domain/night/counts/roundStanding.ts';
import type { RandomNight } from '../support/randomNight.ts';
import { plainCounts, plainPlaces } from './plainModel.ts';

/** Returns where the plain model of a night's log and its board differ, a line each. */
export function modelDifferences(night: RandomNight): string[] {
  return boardDifferences(night.board, logOf(night));
}

/** Returns where the plain model of a stored log and a board differ, a line each. */
export function boardDifferences(board: Board, log: ReadonlyMap<string, unknown>): string[] {
  return [...placeDifferences(board, log), ...countDifferences(board, log)];
}

/** Returns the log of a night as it is stored. */
const logOf = ({ steps, slips }: RandomNight): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ...steps.map((step) => [`events/cup/steps/${step.rev}`, step] as const),
    ...slips.map(({ id, ...slip }) => [`events/cup/slips/${id}`, slip] as const),
  ]);

function placeDifferences(board: Board, log: ReadonlyMap<string, unknown>): string[] {
  const text = ({ no, place, round }: { no: number; place: number; round: number }) =>
    `#${no}: place ${place}, round ${round}`;
  const [told, shown] = [plainPlaces(log).map(text), nightPlaces(board).map(text)];
  const twice = told.length - new Set(plainPlaces(log).map(({ no }) => no)).size;
  return [
    ...told.filter((line) => !shown.includes(line)).map((line) => `the model says ${line}`),
    ...shown.filter((line) => !told.includes(line)).map((line) => `the board says ${line}`),
    ...(twice > 0 ? [`${twice} have two places`] : []),
  ];
}

function countDifferences(board: Board, log: ReadonlyMap<string, unknown>): string[] {
  const counts = plainCounts(log);
  const found: string[] = [];
  for (const [round, tables] of Object.entries(board.counts))
    for (const [table, { seats }] of Object.entries(tables))
      for (const [seat, { hand, chips, out, had, playOffs }] of Object.entries(seats)) {
        if (isSentOut(board, round, table, seat)) continue;
        const shown = [hand, chips, out, had ?? '', ...(playOffs ?? [])].join(' ');
        const told = counts.get(`${round} ${table} ${seat}`);
        if (shown !== told)
          found.push(`${round} ${table} ${seat}: the board says ${shown}, the model ${told}`);
      }
  return found;
}

/** Whether the counts of a seat matter no more. */
function isSentOut(board: Board, round: string, table: string, seat: string): boolean {
  const seats = board.rounds.find(({ key }) => key === round)?.tables.find(({ key }) => key === table)?.seats;
  const gone = board.gone.get(seats?.[Number(seat.slice(1)) - 1] ?? 0);
  return gone === 'absent' || gone === 'disqualified';
}
