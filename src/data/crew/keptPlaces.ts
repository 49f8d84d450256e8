import * as v from 'valibot';
import { createStore } from '../../lib/store.ts';
import { stored } from '../../lib/stored.ts';

const Place = v.object({
  /** The id of this device's account. */
  uid: v.string(),
  /** The key of the pass that it joined with. */
  pass: v.string(),
  name: v.string(),
  /** When its pass ends, in milliseconds, once that is known. */
  until: v.optional(v.number()),
  /** Why it may work no longer, as far as it knows; null while it may. */
  over: v.nullable(v.picklist(['ended', 'closed', 'removed', 'unknown'])),
});
/** This device's place in the crew of an event. */
export type Place = v.InferOutput<typeof Place>;

const Places = v.record(v.string(), Place);
const entry = stored('localStorage', 'crew-places', (data) => v.parse(Places, data));
const places = createStore<Readonly<Record<string, Place>>>(entry.get() ?? {});

/** Calls `listener` when a place changes; returns a function that stops it. */
export const watchPlaces: (listener: () => void) => () => void = places.watch;

/** Returns this device's place in the crew of an event, the same object until it changes. */
export function placeIn(eventId: string): Place | null {
  return places.get()[eventId] ?? null;
}

/** Keeps this device's place in the crew of an event. */
export function keepPlace(eventId: string, place: Place): void {
  places.set({ ...places.get(), [eventId]: place });
  entry.set(places.get());
}

/** Returns the name that this device's user gave last; '' for none. */
export function knownName(): string {
  return Object.values(places.get()).at(-1)?.name ?? '';
}
