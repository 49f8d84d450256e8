import { isSpecial, serverNow, setting, type Write } from '../../../domain/changes/change.ts';
import { isSame } from '../../../domain/outreach/chapterWrites.ts';
import type { ImportedChange, ImportHead } from '../../../domain/sheet/importRecord.ts';

/*
 * What an import replaces in one document, and how that is undone by what stands: a field that still holds
 * what was imported gets back what was there, any other is spared and can be undone later.
 */

/** Where a part of an import keeps what it replaces and creates. */
export type ImportKeeping = { path: string; head: ImportHead };

/** Returns where the parts of an import are kept, by their places. */
export function keepingOf(place: string, head: ImportHead, at: number): ImportKeeping {
  return { path: `${place}/${head.of}-${String(at).padStart(4, '0')}`, head };
}

/** Returns the write that keeps what a part has replaced. */
export function keptIn({ path, head }: ImportKeeping, changes: readonly ImportedChange[]): Write {
  return setting(path, { ...head, at: serverNow, changes });
}

/** A document that someone has changed since, and the fields of it; none where it was created. */
export type Spared = { title: string; fields: readonly string[] };

/**
 * The writes that undo a part of an import, what can be undone later, and what is spared because someone has
 * changed it since.
 */
export type Undoing = { writes: Write[]; left: ImportedChange[]; spared: Spared[] };

type Fields = ImportedChange['after'];

/** Returns what a write sets; nothing for a deletion. */
export const fieldsOf = (write: Write) => ('fields' in write ? write.fields : {});

/** What follows from the other fields of a document or is counted, and isn't put back by itself. */
const derived = ['searchTokens', 'quietSince', 'reached', 'reachable', 'confirmFrom', 'fraternityCount'];

/** Returns the fields of a write that an undo can compare and put back. */
export function kept(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !derived.includes(name) && !isSpecial(value)),
  );
}

/** Returns the fields of a document that a write changes, as they are and as they will be. */
export function replaced(
  path: string,
  now: object,
  fields: Readonly<Record<string, unknown>>,
): ImportedChange {
  const was = new Map<string, unknown>(Object.entries(now));
  const after = kept(fields);
  const changed = Object.keys(after).filter((name) => !isSame(was.get(name), after[name]));
  const some = (value: (name: string) => unknown) =>
    Object.fromEntries(changed.map((name) => [name, value(name)]));
  return { path, before: some((name) => was.get(name) ?? null), after: some((name) => after[name]) };
}

/** How one document is undone. `told`: the fields that are spared, null when that isn't news. */
export type One = {
  write?: Write | undefined;
  left?: ImportedChange | undefined;
  told?: readonly string[] | null;
};

/** Adds what is undone of one document. `title`: what it's called where it is spared. */
export function take(undoing: Undoing, { write, left, told }: One, title: string): void {
  if (write) undoing.writes.push(write);
  if (left) undoing.left.push(left);
  if (told) undoing.spared.push({ title, fields: told });
}

/** Returns what is told of spared fields: not of those that someone has put back already. */
export function toldOf(spared: readonly string[], before: object, now: object): readonly string[] | null {
  const news = spared.filter((name) => !isSame(valueIn(now, name), valueIn(before, name)));
  return news.length > 0 ? news : null;
}

/** Returns the fields that get back what was there, and those that someone has changed since. */
export function backTo<T extends object>({ after: fields }: ImportedChange, before: T, after: T, now: T) {
  const spared = sparedIn(fields, after, now);
  const back: Partial<T> = Object.assign(
    {},
    ...Object.keys(fields).flatMap((name) =>
      spared.includes(name) ? [] : [{ [name]: valueIn(before, name) }],
    ),
  );
  return { back, spared };
}

/** Returns the names of the fields that no longer hold what was imported. */
export function sparedIn(fields: Fields, after: object, now: object): string[] {
  return Object.keys(fields).filter((name) => !isSame(valueIn(now, name), valueIn(after, name)));
}

/** Returns a change of some of its fields. */
export function only({ path, before, after }: ImportedChange, names: readonly string[]): ImportedChange {
  const some = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
  return { path, before: before && some(before), after: some(after) };
}

/** Returns a field of a stored document. */
export const valueIn = (fields: unknown, name: string): unknown =>
  new Map<string, unknown>(Object.entries(fields ?? {})).get(name);
