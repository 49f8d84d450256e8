import { valueAt, withValueAt } from '../../fields/fieldPath.ts';

/** One value of a board, by its path ('rounds.r1.state'); without a value, the path is removed. */
export type Setting = { path: string; value?: unknown };
/** What a step does to the board. */
export type Patch = readonly Setting[];

/** A board as it is stored. */
export type BoardData = Readonly<Record<string, unknown>>;

/** Returns the board after a patch; the given one stays as it was. */
export function patched(data: BoardData, patch: Patch): BoardData {
  return patch.reduce((board, { path, value }) => withValueAt(board, path, value), data);
}

/** Returns the patch that puts back what stands now at the paths of another. */
export function backTo(data: BoardData, patch: Patch): Patch {
  return patch.map(({ path }) => {
    const value = valueAt(data, path);
    return value === undefined ? { path } : { path, value };
  });
}
