import { type Board, type BoardRound, type BoardTable, openRound } from '../board/board.ts';
import type { BoardData } from '../board/boardPatch.ts';
import type { Counted } from '../board/standing.ts';
import { emptySeats } from '../captain/emptySeats.ts';
import { goingOn, seated } from '../counts/roundStanding.ts';
import { seatsAt } from '../counts/seats.ts';
import { type Slip, sameCount } from '../counts/slips.ts';
import { type GoOnQuestion, goOnQuestions } from '../steps/corrections.ts';
import { devicesAside } from '../steps/heal.ts';
import type { Step } from '../steps/step.ts';
import { foldBoard, type Question, type TableDifference } from '../watch/boardFold.ts';
import { type OpenCut, openCut } from '../watch/cuts.ts';
import { isFinished } from '../watch/missingCounts.ts';

/** People who tie at the line of those who go on; `table`: theirs, null when they sit at several. */
export type LineTie = {
  round: BoardRound;
  table: BoardTable | null;
  people: readonly Counted[];
  open: number;
};

/** A seat that a table calls empty: nobody came to it, or somebody left it. `seat`: its name in counts. */
export type EmptySeat = { round: BoardRound; table: BoardTable; seat: string; no: number; slip: Slip };

/** What the director has to decide. */
export type Decisions = {
  /** Two slips that contradict each other. */
  questions: readonly Question[];
  /** Counts of rounds that were closed when they came. */
  late: readonly TableDifference[];
  /** What the board of the open round doesn't say yet. */
  behind: readonly TableDifference[];
  /** Cuts that need somebody to be out. */
  cuts: readonly (OpenCut & { round: BoardRound; table: BoardTable })[];
  /** Ties at the line. */
  ties: readonly LineTie[];
  /** Seats of the open round that are empty, and nobody said why. */
  empty: readonly EmptySeat[];
  /** Tables that played another number of hands than most; only where chips are compared across tables. */
  uneven: readonly number[];
  /** Corrections of closed rounds after which others would go on. */
  goOn: readonly GoOnQuestion[];
};

/** How long a slip may be on its way before the board is behind it, in milliseconds. */
const onTheWay = 15_000;

/** Returns what the director has to decide at this moment. */
export function decisions(
  { board, data }: { board: Board; data: BoardData },
  { slips, steps }: { slips: readonly Slip[]; steps: readonly Step[] },
  now: number,
): Decisions {
  const { questions, differences } = foldBoard(board, slips, devicesAside(steps));
  // A slip of a phone whose clock is ahead has been written too, only nobody knows when.
  const settled = differences.filter(({ newest }) => Math.abs(now - newest) > onTheWay);
  const isOpen = ({ round }: TableDifference) => round.key === board.open;
  return {
    questions,
    late: settled.filter((one) => !isOpen(one)),
    behind: settled.filter(isOpen),
    goOn: goOnQuestions(board, data, steps),
    empty: emptySeatsOf(board, slips),
    ...atLine(board),
  };
}

/** Returns how many things are to decide. */
export function decisionCount({
  questions,
  late,
  behind,
  cuts,
  ties,
  empty,
  uneven,
  goOn,
}: Decisions): number {
  const lists = [questions, late, cuts, ties, empty, goOn].reduce((sum, { length }) => sum + length, 0);
  return lists + Math.min(1, behind.length) + Math.min(1, uneven.length);
}

/** Returns the seats that a slip calls empty and whose reason the director hasn't given yet. */
function emptySeatsOf(board: Board, slips: readonly Slip[]): EmptySeat[] {
  const round = openRound(board);
  if (!round) return [];
  const found = new Map<string, EmptySeat>();
  for (const slip of slips) {
    const table = slip.round === round.key && round.tables.find(({ key }) => key === slip.table);
    if (!table) continue;
    const seats = seatsAt(board, round, table);
    for (const seat of emptySeats(slip.note)) {
      const at = seats.find(({ key }) => key === seat);
      const said = slip.seats[seat];
      const stands = at?.known && said && sameCount(at.known, said);
      if (at && stands && (at.state === 'empty' || at.state === 'out'))
        found.set(`${table.key} ${seat}`, { round, table, seat, no: at.no, slip });
    }
  }
  return [...found.values()];
}

function atLine(board: Board): Pick<Decisions, 'cuts' | 'ties' | 'uneven'> {
  const round = openRound(board);
  if (!round || round.wave === 0) return { cuts: [], ties: [], uneven: [] };
  const played = round.tables.filter((table) => seated(table, board).length > 0);
  const finished = played.filter((table) => table.wave <= round.wave && isFinished(board, round, table));
  const cuts = played.flatMap((table) => {
    const cut = openCut(board, round, table);
    return cut ? [{ ...cut, round, table }] : [];
  });
  const found = goingOn(board, round);
  const ties = found.tableTies.flatMap(({ table: number, people, open }): LineTie[] => {
    const table = finished.find((one) => one.number === number);
    return table ? [{ round, table, people, open }] : [];
  });
  if (finished.length < played.length) return { cuts, ties, uneven: [] };
  const others =
    found.othersTie && found.tableTies.length === 0 ? [{ round, table: null, ...found.othersTie }] : [];
  return { cuts, ties: [...ties, ...others], uneven: found.uneven };
}
