import { seeded } from '../../../sample/night/evening.ts';
import { type Storage, store } from '../../../sample/night/storage.ts';
import type { Random } from '../../../sample/random.ts';
import { type Board, openRound, readBoard } from '../../../src/domain/night/board/board.ts';
import type { BoardData } from '../../../src/domain/night/board/boardPatch.ts';
import { type DrawSecret, readDrawSecret } from '../../../src/domain/night/board/drawSecret.ts';
import { countChange, slipChange, slipMoment } from '../../../src/domain/night/counts/countChanges.ts';
import { readSlip, type Slip } from '../../../src/domain/night/counts/slips.ts';
import { type Act, actChange } from '../../../src/domain/night/steps/act.ts';
import { Refusal } from '../../../src/domain/night/steps/refusal.ts';
import { readStep, type Step } from '../../../src/domain/night/steps/step.ts';

/** A count as a phone or a director writes it; `shown`: whether it comes to the board as well. */
type Count = {
  table: string;
  seats: Slip['seats'];
  seen?: Slip['seen'];
  shown?: boolean;
  round?: string;
};

export type NightSoFar = ReturnType<typeof nightSoFar>;

/**
 * Returns a night under way in memory, which acts and counts change. Its clock goes on by chance with each of
 * them. `after` looks at it after every act.
 */
export function nightSoFar(random: Random, after: (board: Board, data: BoardData) => void) {
  const storage: Storage = new Map([['events/cup', {}]]);
  const done = new Map<string, number>();
  let at = Date.parse('2026-11-07T01:30:00Z');
  let slipNumber = 0;
  let refusal = '';

  const data = (): BoardData | null => storage.get('boards/cup') ?? null;
  let known: { data: BoardData | null; board: Board } = { data: null, board: readBoard('cup', null) };
  const board = (): Board => {
    if (known.data !== data()) known = { data: data(), board: readBoard('cup', data()) };
    return known.board;
  };

  /** Does an act, unless it is refused in words. Returns whether it was done. */
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
      refusal = error.message;
      return false;
    }
  };

  /** Writes a slip, and shows it on the board unless it contradicts what stands there. */
  const count = ({ table, seats, seen = {}, shown = true, ...of }: Count): void => {
    const round = of.round ?? openRound(board())?.key ?? '';
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

  /** Reads the documents of a collection below the event. */
  const readAll = <T>(collection: string, read: (id: string, fields: unknown) => T): T[] =>
    [...storage].flatMap(([path, fields]) => {
      const start = `events/cup/${collection}/`;
      return path.startsWith(start) ? [read(path.slice(start.length), fields)] : [];
    });

  return {
    random,
    /** How often each act was done. */
    done,
    /** The time, in milliseconds. */
    now: () => at,
    board,
    data,
    secret: (): DrawSecret => readDrawSecret(storage.get('events/cup/private/draw')),
    steps: (): Step[] => readAll('steps', readStep),
    slips: (): Slip[] => readAll('slips', readSlip),
    /** What the last refused act said. */
    refusal: () => refusal,
    act,
    count,
  };
}
