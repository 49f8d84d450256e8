import { entriesOf } from './board.ts';

/** One value of a board, by its path ('rounds.r1.state'); without a value, the path is removed. */
export type Setting = { path: string; value?: unknown };
/** What a step does to the board. */
export type Patch = readonly Setting[];

/** A board as it is stored. */
export type BoardData = Readonly<Record<string, unknown>>;

/** Returns the value at a path of a board, undefined where there is none. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => new Map(entriesOf(value)).get(name), data);
}

/** Returns the board after a patch; the given one stays as it was. */
export function patched(data: BoardData, patch: Patch): BoardData {
  return patch.reduce((board, { path, value }) => withValue(board, path.split('.'), value), data);
}

function withValue(data: unknown, [name = '', ...rest]: readonly string[], value: unknown): BoardData {
  const { [name]: before, ...others } = Object.fromEntries(entriesOf(data));
  const after = rest.length > 0 ? withValue(before, rest, value) : value;
  return after === undefined ? others : { ...others, [name]: after };
}

/** Returns the patch that puts back what stands now at the paths of another. */
export function backTo(data: BoardData, patch: Patch): Patch {
  return patch.map(({ path }) => {
    const value = valueAt(data, path);
    return value === undefined ? { path } : { path, value };
  });
}
