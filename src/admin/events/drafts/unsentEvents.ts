import { discardForm } from '../../../data/staff/changes/send.ts';
import { type EventFormVariant, readEventFields } from '../../../domain/events/eventFields.ts';
import { type EventEdit, joinedEdit } from '../../../domain/events/eventMerge.ts';
import { createStore } from '../../../lib/store.ts';
import { stored } from '../../../lib/stored.ts';
import { draftKey, eventDraft } from './eventDraft.ts';

/**
 * What was typed into the form of an event, a new one or an edit, and is not confirmed by the server. `lost`:
 * it is known not to be there.
 */
export type UnsentEvent = { id: string; kind: EventFormVariant | 'edit'; edit: EventEdit; lost: boolean };

const entry = stored('localStorage', 'unsent-events', (found): UnsentEvent[] =>
  Array.isArray(found) ? found.map(readUnsent) : [],
);

function readUnsent(found: unknown): UnsentEvent {
  const { id, kind, edit, lost } = Object(found);
  const { base, mine } = Object(edit);
  return {
    id: String(id),
    kind: kind === 'schedule' || kind === 'edit' ? kind : 'console',
    edit: { base: readEventFields(base), mine: readEventFields(mine) },
    lost: lost === true,
  };
}

const known = createStore<readonly UnsentEvent[]>(entry.get() ?? []);

/** What this browser has sent and the server has not confirmed; the same array until that changes. */
export const unsentEvents: Pick<typeof known, 'get' | 'watch'> = known;

/** Other tabs keep theirs in the same place: what stands there is changed, not what this tab knows. */
function change(next: (before: readonly UnsentEvent[]) => UnsentEvent[]): void {
  const events = next(entry.get() ?? []);
  if (events.length > 0) entry.set(events);
  else entry.clear();
  known.set(events);
}

/**
 * Keeps what was typed, before it is sent: a refusal may come when its form is long closed. Edits of one
 * event become one.
 */
export function keepUnsent(event: Omit<UnsentEvent, 'lost'>): void {
  change((before) => {
    const earlier = before.find(({ id, kind }) => id === event.id && kind === 'edit');
    const kept = earlier
      ? { ...event, edit: joinedEdit(earlier.edit, event.edit), lost: earlier.lost }
      : { ...event, lost: false };
    return [...before.filter(({ id }) => id !== event.id), kept];
  });
}

/** Notes that the server does not have it. */
export function markLost(id: string): void {
  change((before) => before.map((event) => (event.id === id ? { ...event, lost: true } : event)));
}

/** Lets go of what is stored, or what nobody wants any more. */
export function forgetUnsent(id: string): void {
  discardForm(id);
  change((before) => before.filter((event) => event.id !== id));
}

/** Lets go of a new event that is stored. */
export function forgetNew(id: string): void {
  if (known.get().some((event) => event.id === id && event.kind !== 'edit')) forgetUnsent(id);
}

/** Lets go of an edit that is stored, unless an earlier one is lost or a later one still waits. */
export function forgetEdit(id: string, { mine }: EventEdit): void {
  const kept = known.get().find((event) => event.id === id);
  if (kept && !kept.lost && JSON.stringify(kept.edit.mine) === JSON.stringify(mine)) forgetUnsent(id);
}

/** The key of the draft of an edit. */
export const editKey = (eventId: string) => draftKey(`edit ${eventId}`, undefined);

/**
 * Makes a lost edit the draft of its form, together with what is typed there; returns whether there was one.
 */
export function reviveEdit(id: string): boolean {
  const lost = known.get().find((event) => event.id === id && event.kind === 'edit' && event.lost);
  if (!lost) return false;
  const draft = eventDraft(editKey(id), lost.edit.base);
  const typed = draft.get();
  draft.set(typed ? joinedEdit(lost.edit, typed) : lost.edit);
  forgetUnsent(id);
  return true;
}
