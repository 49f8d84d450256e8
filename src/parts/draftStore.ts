import * as v from 'valibot';
import { readFreshDrafts } from '../domain/fields/freshDrafts.ts';
import { entriesOf } from '../domain/fields/storedFields.ts';
import { stored } from '../lib/stored.ts';

/*
 * What someone typed into a form and hasn't saved, kept across a reload and a crash. Each kind is one entry
 * of the browser's storage, so that counting and discarding need no form's code.
 */

/** Kept in this browser, a week at most and the newest twenty of a kind, unless someone removes them. */
const browserKinds = ['event-drafts', 'typed-places', 'outreach-log-drafts', 'note-drafts'] as const;
/** Kept in this tab until the session ends. */
const tabKind = 'form-drafts';

type Kind = (typeof browserKinds)[number] | typeof tabKind;
type Kept = { key: string; at: number; draft: unknown };

/** The draft of one form. */
export type Draft<T> = {
  /** Returns what was typed; null for nothing, or for what the reader refuses. */
  get: () => T | null;
  set: (draft: T) => void;
  clear: () => void;
};

/**
 * Returns the drafts of one kind by key, which names what is edited. `read` validates what storage holds and
 * throws when that is no draft.
 */
export function draftStore<T>(kind: Kind, read: (found: unknown) => T): (key: string) => Draft<T> {
  return (key) => ({
    get: () => {
      const kept = keptOf(kind).find((one) => one.key === key);
      try {
        return kept ? read(kept.draft) : null;
      } catch {
        return null;
      }
    },
    set: (draft) => keep(kind, [{ key, at: Date.now(), draft }, ...keptExcept(kind, key)]),
    clear: () => keep(kind, keptExcept(kind, key)),
  });
}

/**
 * Returns the draft of one form in this tab, kept until it is saved or discarded or the session ends. `key`
 * names the form and what it edits; a stored draft that `schema` doesn't accept counts as none.
 */
export function tabDraft<T>(key: string, schema: v.GenericSchema<unknown, T>): Draft<T> {
  return draftStore(tabKind, (found) => v.parse(schema, found))(key);
}

/** Returns a schema of the JSON values with the shape of `sample`; an empty list is one of texts. */
export function shapedLike<T>(sample: T) {
  return v.custom<T>((found) => isLike(sample, found));
}

/** Returns how many drafts this browser keeps beyond the session. */
export function countDrafts(): number {
  return browserKinds.reduce((sum, kind) => sum + keptOf(kind).length, 0);
}

/** Discards the drafts that this browser keeps beyond the session. */
export function clearDrafts(): void {
  for (const kind of browserKinds) keep(kind, []);
}

/** Removes the drafts that are too old or too many from this browser. */
export function pruneDrafts(): void {
  for (const kind of browserKinds) keep(kind, keptOf(kind));
}

/** Discards the drafts of this tab, which hold personal data. */
export function clearTabDrafts(): void {
  keep(tabKind, []);
}

function entryOf(kind: Kind) {
  return kind === tabKind
    ? stored('sessionStorage', kind, (found) => itemsOf(found).map((data) => readKept(data, Date.now())))
    : stored('localStorage', kind, (found) =>
        readFreshDrafts(itemsOf(found), Date.now()).map(({ at, data }) => readKept(data, at)),
      );
}

/** A tab that was opened with an earlier version of the app keeps its drafts by key. */
function itemsOf(found: unknown): unknown[] {
  if (Array.isArray(found)) return found;
  return entriesOf(found).map(([key, draft]) => ({ key, draft }));
}

/** Reads what is kept; an earlier version of the app had other names for the key and the draft. */
function readKept(data: unknown, at: number): Kept {
  const { key, eventId, chapter, draft, entry } = Object(data);
  return { key: String(key ?? eventId ?? chapter), at, draft: draft ?? entry ?? data };
}

function keptOf(kind: Kind): Kept[] {
  return entryOf(kind).get() ?? [];
}

function keptExcept(kind: Kind, key: string): Kept[] {
  return keptOf(kind).filter((one) => one.key !== key);
}

function keep(kind: Kind, drafts: Kept[]): void {
  if (drafts.length > 0) entryOf(kind).set(drafts);
  else entryOf(kind).clear();
}

function isLike(sample: unknown, found: unknown): boolean {
  if (Array.isArray(sample))
    return Array.isArray(found) && found.every((item) => isLike(sample[0] ?? '', item));
  if (typeof sample !== typeof found) return false;
  const parts = typeof sample === 'string' ? [] : Object.entries(Object(sample));
  return parts.every(([name, part]) => isLike(part, Object(found)[name]));
}
