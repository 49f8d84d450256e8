import { withValueAt } from '../fields/fieldPath.ts';
import { type Fact, isSpecial, type Write } from './change.ts';
import { isEntryPath } from './entryPath.ts';

/**
 * Returns the state of the documents after these writes, applied in order, as far as it is known without the
 * server. The names of its fields may be paths, as those of an update: 'rounds.r1.state'.
 */
export function stateAfter(writes: readonly Write[]): Fact[] {
  const states = new Map<string, { exists: boolean; fields: Record<string, unknown> }>();
  for (const write of writes) {
    const before = states.get(write.path);
    if (write.op === 'delete') {
      states.set(write.path, { exists: false, fields: {} });
      continue;
    }
    const whole = write.op === 'set' && !write.merge;
    const known = whole ? {} : (before?.fields ?? {});
    const fields = Object.entries(write.fields).reduce(withField, known);
    states.set(write.path, { exists: true, fields });
  }
  return [...states].map(([path, state]) => ({ path, ...state }));
}

/** Returns the known fields after one is written: it replaces its parts and changes what holds it. */
function withField(known: Fact['fields'] & {}, [path, value]: [string, unknown]): Fact['fields'] & {} {
  const outside = Object.entries(known).filter(([name]) => name !== path && !name.startsWith(`${path}.`));
  const fields = Object.fromEntries(outside);
  const around = Object.keys(fields).find((name) => path.startsWith(`${name}.`));
  const isUnknown = isSpecial(value) && value.special !== 'gone';
  if (isUnknown) return Object.fromEntries(outside.filter(([name]) => name !== around));
  const after = isSpecial(value) ? undefined : value;
  if (around === undefined) return { ...fields, [path]: after };
  return { ...fields, [around]: withValueAt(fields[around], path.slice(around.length + 1), after) };
}

/**
 * Returns the entries that write one of these documents, or another one that such an entry writes. They
 * belong together and only give the right result in their order.
 */
export function touching<T extends { change: { writes: readonly Write[] } }>(
  entries: readonly T[],
  paths: readonly string[],
): ReadonlySet<T> {
  const open = new Set(paths);
  const found = new Set<T>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const entry of entries) {
      const written = entry.change.writes.map(({ path }) => path);
      if (!written.some((path) => open.has(path))) continue;
      found.add(entry);
      for (const path of written) open.add(path);
    }
  }
  return found;
}

/**
 * Whether a later change overwrites everything an earlier one wrote, so that the earlier one must not be sent
 * again.
 */
export function covers(later: readonly Write[], earlier: readonly Write[]): boolean {
  return earlier.every(
    (before) =>
      // What was never stored has no history.
      isEntryPath(before.path) ||
      later.some((after) => after.path === before.path && replaces(after, before)),
  );
}

function replaces(after: Write, before: Write): boolean {
  if (after.op === 'delete') return true;
  if (before.op === 'delete' || (before.op === 'set' && !before.merge)) return false;
  return Object.entries(before.fields).every(([name, value]) => name in after.fields && !adds(value));
}

/** Whether a value depends on what is stored, so that a later one does not replace it. */
function adds(value: unknown): boolean {
  return isSpecial(value) && (value.special === 'plus' || value.special === 'union');
}

/** Whether two values of a document are equal; instants compare equal in any representation. */
export function sameValue(one: unknown, two: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(two));
}

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return { moment: value.getTime() };
  if ('toMillis' in value && typeof value.toMillis === 'function') return { moment: value.toMillis() };
  if (Array.isArray(value)) return value.map(plain);
  const entries = Object.entries(value).map(([name, item]): [string, unknown] => [name, plain(item)]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
