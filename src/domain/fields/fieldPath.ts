/*
 * Values inside stored documents by their path, as updates name them: 'rounds.r1.state'.
 */

/** Returns the value at a path, undefined where there is none. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => new Map(entries(value)).get(name), data);
}

/** Returns a copy of the map with another value at a path, or without it for undefined. */
export function withValueAt(data: unknown, path: string, value: unknown): Record<string, unknown> {
  return withValue(data, path.split('.'), value);
}

function withValue(data: unknown, [name = '', ...rest]: string[], value: unknown): Record<string, unknown> {
  const { [name]: before, ...others } = Object.fromEntries(entries(data));
  const after = rest.length > 0 ? withValue(before, rest, value) : value;
  return after === undefined ? others : { ...others, [name]: after };
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}
