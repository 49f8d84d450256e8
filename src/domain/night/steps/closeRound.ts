import { type Board, type BoardRound, openRound } from '../board/board.ts';
import type { DrawSecret } from '../board/drawSecret.ts';
import type { Through } from '../counts/goOn.ts';
import { goingOn, isFinal } from '../counts/roundStanding.ts';
import type { Act } from './act.ts';
import { newPromise, promised, thrownPromise } from './promises.ts';
import { Refusal } from './refusal.ts';

/** Why somebody who would go on doesn't, and who takes their seat. */
export type CannotGoOn = { no: number; instead: number | null };

/**
 * Returns who goes on when some people can't: the next in line of their table (season design, 2.5), or
 * nobody.
 */
function afterCannot(through: readonly Through[], cannot: readonly CannotGoOn[]): number[] {
  const instead = new Map(cannot.map((one) => [one.no, one.instead]));
  return through.flatMap(({ no }) => {
    const other = instead.get(no);
    return other === undefined ? [no] : (other ?? []);
  });
}

/**
 * Closes the open round and promises the next draw; the final table ends the night. Ties must be decided.
 * @throws Refusal
 */
export async function closeRound(
  board: Board,
  secret: DrawSecret | null,
  { at, cannot = [], note = '' }: { at: number; cannot?: readonly CannotGoOn[]; note?: string },
): Promise<Act> {
  const round = openRound(board);
  if (!round) throw new Refusal('No round is open.');
  const found = goingOn(board, round);
  if (found.tableTies.length > 0 || found.othersTie)
    throw new Refusal('A tie at the line has to be decided first.');
  const path = `rounds.${round.key}`;
  const closed = [
    { path: `${path}.state`, value: 'closed' },
    { path: `${path}.pausedAt`, value: 0 },
    { path: 'open', value: '' },
  ];
  if (isFinal(round)) {
    return {
      kind: 'close-round',
      note: note || round.name,
      patch: closed,
      line: 'The final table is over.',
      event: { bracketStatus: 'completed' },
    };
  }
  const through = afterCannot(found.through, cannot);
  if (through.length === 0) throw new Refusal('No one would go on.');
  const { people, fixed, apart, plan } = board;
  const { promise, seed } = await newPromise({ players: [...people.values()], fixed, apart, plan }, at);
  return {
    kind: 'close-round',
    note: note || `${round.name}: ${through.length} go on`,
    patch: [...closed, { path: `${path}.through`, value: through }, ...promised(promise)],
    line: `${round.name}: ${through.length} go on.`,
    secret: { ...(secret ?? noSecret), seed },
  };
}

const noSecret: DrawSecret = { seed: '', key: '', numbers: {}, plan: {}, startsAt: 0 };

/** Returns the round that can be reopened: the last one, closed, with no draw after it; else null. */
export function closedLast(board: Pick<Board, 'rounds' | 'open'>): BoardRound | null {
  const last = board.rounds.at(-1);
  return board.open === '' && last?.state === 'closed' ? last : null;
}

/**
 * Opens the last round again while the next isn't drawn. The next draw's promise is thrown away in public.
 * @throws Refusal
 */
export function reopenRound(
  board: Board,
  secret: DrawSecret | null,
  { at, note }: { at: number; note: string },
): Act {
  const round = closedLast(board);
  if (!round) throw new Refusal("The last round can't be reopened.");
  const path = `rounds.${round.key}`;
  const { promise } = board;
  const why = { round: round.number + 1, at, reason: `Reopened: ${round.name}` };
  return {
    kind: 'reopen-round',
    note,
    patch: [
      { path: `${path}.state`, value: 'open' },
      { path: `${path}.through`, value: [] },
      { path: 'open', value: round.key },
      ...(promise ? [...promised(null), { path: 'thrown', value: thrownPromise(board, secret, why) }] : []),
    ],
    line: `Reopened: ${round.name}.`,
    ...(promise && { secret: { ...(secret ?? noSecret), seed: '' } }),
    ...(isFinal(round) && { event: { bracketStatus: 'finals' } }),
  };
}
