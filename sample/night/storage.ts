import type { Stored } from '../../scripts/firestoreRest.ts';
import { type Change, isSpecial } from '../../src/domain/changes/change.ts';
import { type BoardData, patched } from '../../src/domain/night/board/boardPatch.ts';

/** The documents of an event while its night is played, by path. */
export type Storage = Map<string, BoardData>;

/** Applies a change as the database does at that moment. */
export function store(storage: Storage, { writes }: Change, at: number): void {
  for (const write of writes) {
    const { path } = write;
    if (write.op === 'delete') storage.delete(path);
    else {
      const before = write.op === 'set' && !write.merge ? {} : (storage.get(path) ?? {});
      const settings = Object.entries(write.fields).map(([name, value]) =>
        isSpecial(value) ? special(name, value, at) : { path: name, value },
      );
      storage.set(path, patched(before, settings));
    }
  }
}

function special(path: string, value: { special: string }, at: number) {
  return value.special === 'now' ? { path, value: new Date(at) } : { path };
}

/** Returns a value as it can be stored; throws for one that cannot. */
export function storable(value: unknown): Stored {
  if (value === null || value instanceof Date) return value;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) => (one === undefined ? [] : [[name, storable(one)]])),
    );
  throw new Error(`A ${typeof value} can't be stored.`);
}
