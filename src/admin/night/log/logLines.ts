import type { CrewMember } from '../../../domain/crew/crewMember.ts';
import type { Board } from '../../../domain/night/board/board.ts';
import { namedTable } from '../../../domain/night/board/tableName.ts';
import { type Aside, isAside, type Slip } from '../../../domain/night/counts/slips.ts';
import { devicesAside } from '../../../domain/night/steps/heal.ts';
import type { Step } from '../../../domain/night/steps/step.ts';
import { undoneSteps } from '../../../domain/night/steps/undo.ts';
import { capitalized } from '../../../domain/text/capitalized.ts';
import { chipsText, whoText } from '../parts/directorWords.ts';
import { stepText } from '../parts/stepText.ts';

/** One line of the log. `tables`: what it is about, as 'r1 t3'; `mark`: why it doesn't count any more. */
export type LogLine = {
  key: string;
  at: number;
  who: string;
  text: string;
  tables: ReadonlySet<string>;
  mark: string;
  step: Step | null;
};

type Log = { slips: readonly Slip[]; steps: readonly Step[]; crew: readonly CrewMember[] | null };

/** Returns the slips and the steps of a night as lines, newest first. */
export function logLines(board: Board, { slips, steps, crew }: Log): LogLine[] {
  const aside = devicesAside(steps);
  const undone = undoneSteps(steps);
  return [
    ...slips.map((slip) => slipLine(board, slip, crew, aside)),
    ...steps.map((step) => ({
      key: `step ${step.rev}`,
      at: step.at,
      who: whoText(step, crew),
      text: capitalized(stepText(step)),
      tables: tablesOf(step),
      mark: undone.has(step.rev) ? 'Undone' : '',
      step,
    })),
  ].sort((one, two) => two.at - one.at || (two.step?.rev ?? 0) - (one.step?.rev ?? 0));
}

function slipLine(board: Board, slip: Slip, crew: readonly CrewMember[] | null, aside: Aside): LogLine {
  const round = board.rounds.find(({ key }) => key === slip.round);
  const hands = [...new Set(Object.values(slip.seats).map(({ hand }) => hand))];
  const seats = Object.entries(slip.seats)
    .sort(([one], [two]) => Number(one.slice(1)) - Number(two.slice(1)))
    .map(([seat, { chips, out, playOffs }]) => {
      const last = playOffs?.at(-1);
      const played = last === undefined ? '' : `, play-off ${chipsText(last)}`;
      return `${seat.slice(1)}: ${chipsText(chips)}${out ? ' out' : ''}${played}`;
    });
  const replaces = Object.keys(slip.seen).length > 0 ? ' (replaces a count)' : '';
  const note = slip.note ? `. ${slip.note}` : '';
  return {
    key: `slip ${slip.id}`,
    at: slip.at,
    who: whoText(slip, crew),
    text:
      `${round?.name ?? slip.round}, ${namedTable(round, slip.table)}, hand ${hands.join(', ')}: ` +
      `${seats.join(' · ')}${replaces}${note}`,
    tables: new Set([`${slip.round} ${slip.table}`]),
    mark: isAside(slip, aside) ? 'Set aside' : '',
    step: null,
  };
}

function tablesOf({ patch }: Step): ReadonlySet<string> {
  return new Set(
    patch.flatMap(({ path }) => {
      const found = /^(?:counts\.(r\d+)\.(t\d+)|rounds\.(r\d+)\.tables\.(t\d+))/.exec(path);
      return found ? [`${found[1] ?? found[3]} ${found[2] ?? found[4]}`] : [];
    }),
  );
}
