import * as v from 'valibot';
import { noNotes, TableNotes } from '../../domain/night/captain/tableNotes.ts';
import { createStore } from '../../lib/store.ts';
import { stored } from '../../lib/stored.ts';

const name = 'crew-tables';
const Notes = v.record(v.string(), TableNotes);
const entry = stored<Readonly<Record<string, TableNotes>>>('localStorage', name, (data) =>
  v.parse(Notes, data),
);
const notes = createStore(entry.get() ?? {});

// Another tab of this phone may be at another table.
addEventListener('storage', ({ key }) => {
  if (key === name) notes.set(entry.get() ?? notes.get());
});

/** Calls `listener` when the notes change; returns a function that stops it. */
export const watchNotes: (listener: () => void) => () => void = notes.watch;

/** Returns what this phone remembers of the tables of an event, the same object until it changes. */
export function notesIn(eventId: string): TableNotes {
  return notes.get()[eventId] ?? noNotes;
}

/** Changes what this phone remembers of the tables of an event. */
export function keepNotes(eventId: string, change: (before: TableNotes) => TableNotes): void {
  const all = entry.get() ?? notes.get();
  const before = all[eventId] ?? noNotes;
  const after = change(before);
  if (after === before) return;
  notes.set({ ...all, [eventId]: after });
  entry.set(notes.get());
}
