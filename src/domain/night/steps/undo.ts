import { valueAt } from '../../fields/fieldPath.ts';
import type { Board } from '../board/board.ts';
import type { BoardData } from '../board/boardPatch.ts';
import type { Act } from './act.ts';
import { NEWER, type Step, type StepKind } from './step.ts';

type Night = { board: Board; data: BoardData };

/** Returns the revisions of the steps that were undone, and not redone since. */
export function undoneSteps(steps: readonly Step[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { rev, undoes } of [...steps].sort((one, two) => two.rev - one.rev))
    if (undoes > 0 && !undone.has(rev)) undone.add(undoes);
  return undone;
}

type Undoing = {
  /** What to do in place of an undo. */
  instead?: string;
  /** After it, what was done in a round before belongs to the past. */
  isBorder?: boolean;
  /** It can be undone beyond a border, as it belongs to no round. */
  anyTime?: boolean;
};

const ofARound: Undoing = {};
const ofTheNight: Undoing = { anyTime: true };

/** How a step of each kind is taken back; the compiler asks for it of every new kind. */
const undoing: Record<StepKind, Undoing> = {
  close: { instead: 'Close the list again on the Draw tab.', isBorder: true },
  draw: { instead: 'Throw the draw away on the Draw tab.', isBorder: true },
  throw: { instead: 'A draw that was thrown away stays visible.', isBorder: true },
  plan: ofTheNight,
  move: ofARound,
  late: ofARound,
  absent: ofARound,
  break: ofARound,
  disqualify: ofARound,
  left: ofARound,
  wave: ofARound,
  pause: ofTheNight,
  resume: ofTheNight,
  tie: ofARound,
  'close-round': { instead: 'Reopen the round instead.', isBorder: true },
  'reopen-round': { instead: 'Close the round again instead.', isBorder: true },
  exchange: ofARound,
  heal: { instead: 'Correct the count instead.' },
  aside: ofTheNight,
  show: ofTheNight,
  names: { instead: 'Change it on the Season screen.' },
  closing: { instead: 'The event is being deleted.' },
  undo: ofTheNight,
};

/**
 * Returns why a step can't be undone, '' when it can: nothing that it set was changed since, no round was
 * closed or drawn since, and nobody was counted at the tables that it touched.
 */
export function whyNotUndone({ board, data }: Night, step: Step, steps: readonly Step[]): string {
  const undone = undoneSteps(steps);
  if (undone.has(step.rev)) return 'It was undone.';
  if (step.kind === NEWER) return 'A newer version of the console made it. Reload this page to undo it.';
  const { instead, anyTime } = undoing[step.kind];
  if (instead) return instead;
  const later = steps.filter(({ rev }) => rev > step.rev && !undone.has(rev)).map(({ kind }) => kind);
  if (later.includes(NEWER)) return 'A newer version of the console did something since. Reload this page.';
  if (!anyTime && later.some((kind) => kind !== NEWER && undoing[kind].isBorder))
    return 'A round was closed or drawn since.';
  if (ownPaths(step).some(({ path, value }) => !same(valueAt(data, path), value)))
    return 'It was changed since.';
  return isCounted(board, step) ? 'Someone was counted since.' : '';
}

/** Undoes a step: what it set is as it was before. */
export function undoAct(step: Step): Act {
  const line = lineOf(step);
  return {
    kind: 'undo',
    note: line || step.note,
    // The public lines stay: what everybody could read isn't taken back in silence.
    patch: step.before.filter(({ path }) => !isLine(path)),
    ...(line && { line: `Undone: ${line}` }),
    undoes: step.rev,
  };
}

/** Returns the public line of a step, '' without one. */
export function lineOf({ patch }: Pick<Step, 'patch'>): string {
  const text = valueAt(patch.find(({ path }) => isLine(path))?.value, 'text');
  return typeof text === 'string' ? text : '';
}

const isLine = (path: string) => path.startsWith('changes.');

function ownPaths({ patch }: Step) {
  return patch.filter(({ path }) => !isLine(path));
}

/** Whether somebody was counted at a table that a step moved people at, or in the wave that it started. */
function isCounted({ rounds, counts }: Board, { kind, patch }: Step): boolean {
  if (kind === 'exchange') return false;
  return rounds.some((round) => {
    const path = `rounds.${round.key}.`;
    const counted = (key: string) => Object.keys(counts[round.key]?.[key]?.seats ?? {}).length > 0;
    return round.tables.some(({ key, wave }) => {
      const touched = patch.some((one) => one.path.startsWith(`${path}tables.${key}.`));
      const started =
        kind === 'wave' && patch.some((one) => one.path === `${path}wave` && one.value === wave);
      return (touched || started) && counted(key);
    });
  });
}

function same(one: unknown, two: unknown): boolean {
  return canonical(one) === canonical(two);
}

/** Maps come back from the database with their keys in another order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [two]) => (one < two ? -1 : 1)))
      : part,
  );
}
