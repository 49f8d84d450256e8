import { readFreshDrafts } from '../../../domain/fields/freshDrafts.ts';
import { readTypedList, type TypedList } from '../../../domain/results/typed/typedList.ts';
import { stored } from '../../../lib/stored.ts';

/** A list of places as typed, and the version of the results that it began with, 0 for none. */
export type TypedDraft = { list: TypedList; version: number };
type Kept = TypedDraft & { eventId: string; at: number };

const drafts = stored('localStorage', 'typed-places', (found): Kept[] =>
  readFreshDrafts(found, Date.now()).map(({ at, data }) => {
    const { eventId, list, version } = Object(data);
    return { at, eventId: String(eventId), list: readTypedList(list), version: Number(version) || 0 };
  }),
);

/** Returns the draft of an event's typed places, kept in this browser until it's published, a week at most. */
export function typedDraft(eventId: string) {
  const others = () => (drafts.get() ?? []).filter((draft) => draft.eventId !== eventId);
  return {
    get: (): TypedDraft | null => (drafts.get() ?? []).find((draft) => draft.eventId === eventId) ?? null,
    set: (draft: TypedDraft): void => drafts.set([{ ...draft, eventId, at: Date.now() }, ...others()]),
    clear: (): void => keep(others()),
  };
}

/** Returns how many drafts of typed places this browser keeps. */
export function countTypedDrafts(): number {
  return drafts.get()?.length ?? 0;
}

/** Removes drafts that are too old from this browser. */
export function pruneTypedDrafts(): void {
  keep(drafts.get() ?? []);
}

/** Discards all drafts of typed places. */
export function clearTypedDrafts(): void {
  drafts.clear();
}

function keep(list: readonly Kept[]): void {
  if (list.length > 0) drafts.set([...list]);
  else drafts.clear();
}
