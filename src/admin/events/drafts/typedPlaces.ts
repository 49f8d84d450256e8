import { readTypedList, type TypedList } from '../../../domain/results/typed/typedList.ts';
import { draftStore } from '../../../parts/draftStore.ts';

/** A list of places as typed, and the version of the results that it began with, 0 for none. */
export type TypedDraft = { list: TypedList; version: number };

/** Returns the draft of an event's typed places, by the event's id, kept until they are published. */
export const typedDraft = draftStore('typed-places', (found): TypedDraft => {
  const { list, version } = Object(found);
  return { list: readTypedList(list), version: Number(version) || 0 };
});
