/** Returns the named fields of an object and no others. */
export function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  const found = pickSome(from, names);
  if (!hasAll(found, names)) throw new TypeError('A field was left out.');
  return found;
}

/** Returns those of the named fields that an object has. */
export function pickSome<T extends object, K extends keyof T>(
  from: T,
  names: readonly K[],
): Partial<Pick<T, K>> {
  const found: Partial<Pick<T, K>> = {};
  for (const name of names) if (name in from) found[name] = from[name];
  return found;
}

function hasAll<T, K extends keyof T>(found: Partial<Pick<T, K>>, names: readonly K[]): found is Pick<T, K> {
  return names.every((name) => name in found);
}
