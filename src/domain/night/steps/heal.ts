import type { Board, TableCount } from '../board/board.ts';
import { storedCount } from '../board/tableCount.ts';
import { tableInText } from '../board/tableName.ts';
import type { Aside } from '../counts/slips.ts';
import type { TableDifference } from '../watch/boardFold.ts';
import type { Act } from './act.ts';
import type { Step } from './step.ts';
import { undoneSteps } from './undo.ts';

/**
 * Sets the board right: it says what the slips say. The moment of a table's counts never goes back, so that a
 * slip that was set aside can't be shown again.
 */
export function heal(
  board: Pick<Board, 'counts'>,
  differences: readonly TableDifference[],
  { at, note = '' }: { at: number; note?: string },
): Act {
  const tables = differences.map(({ round, table }) => tableInText(round, table)).join('; ');
  return {
    kind: 'heal',
    note: note || tables,
    patch: differences.map(({ round, table, seats }) => ({
      path: `counts.${round.key}.${table.key}`,
      value: healed(board.counts[round.key]?.[table.key], seats, at),
    })),
    line: `Counts were set right at ${tables}.`,
  };
}

function healed(was: TableCount | undefined, differences: TableDifference['seats'], at: number) {
  const seats = { ...was?.seats };
  for (const { seat, slips } of differences) {
    if (slips) seats[seat] = slips;
    else delete seats[seat];
  }
  const stored = Object.entries(seats).map(([seat, count]) => [seat, storedCount(count)] as const);
  return { ...Object.fromEntries(stored), at: Math.max(at, was?.at ?? 0) };
}

/** Sets aside what a device counted since a moment; the board is set right by a heal. */
export function setAside(by: string, since: number, note: string): Act {
  return { kind: 'aside', note, patch: [], aside: { by, since } };
}

/** Returns the devices that are set aside, each since the earliest moment that a director chose. */
export function devicesAside(steps: readonly Step[]): Aside {
  const undone = undoneSteps(steps);
  const found = new Map<string, number>();
  for (const { rev, aside } of steps)
    if (aside && !undone.has(rev))
      found.set(aside.by, Math.min(aside.since, found.get(aside.by) ?? Number.POSITIVE_INFINITY));
  return found;
}
