import * as v from 'valibot';
import { discardForm } from '../../../data/staff/changes/send.ts';
import type { MadeOf } from '../../../data/staff/eventWrites/createEvent.ts';
import {
  type EventFormVariant,
  eventFormVariants,
  readEventFields,
} from '../../../domain/events/eventFields.ts';
import { type EventEdit, joinedEdit } from '../../../domain/events/eventMerge.ts';
import { createStore } from '../../../lib/store.ts';
import { stored } from '../../../lib/stored.ts';
import { draftKey, eventDraft } from './eventDraft.ts';

/**
 * The input of a form for a new event or an edit that the server hasn't confirmed. `lost` is true when it is
 * known that the server doesn't have it.
 */
export type UnsentEvent = {
  id: string;
  /** The name of a new event's creation; '' for an edit. */
  creation: string;
  kind: EventFormVariant | 'edit';
  edit: EventEdit;
  lost: boolean;
  /** The request that a new event is made of. */
  madeOf?: MadeOf | undefined;
  /** The fraternity that a new event is scheduled with. */
  chapter?: ChapterPath | undefined;
};

const StoredKind = v.picklist([...eventFormVariants, 'edit']);

type ChapterPath = { collegeId: string; id: string };

const StoredLink: v.GenericSchema<MadeOf> = v.object({
  id: v.string(),
  status: v.string(),
  schedule: v.boolean(),
});

const StoredChapter: v.GenericSchema<ChapterPath> = v.object({ collegeId: v.string(), id: v.string() });

const entry = stored('localStorage', 'unsent-events', (found): UnsentEvent[] =>
  Array.isArray(found) ? found.map(readUnsent) : [],
);

function readUnsent(found: unknown): UnsentEvent {
  const { id, creation = '', kind, edit, lost, madeOf, chapter } = Object(found);
  const { base, mine } = Object(edit);
  return {
    id: String(id),
    creation: String(creation),
    kind: v.is(StoredKind, kind) ? kind : 'console',
    edit: { base: readEventFields(base), mine: readEventFields(mine) },
    lost: lost === true,
    madeOf: v.is(StoredLink, madeOf) ? madeOf : undefined,
    chapter: v.is(StoredChapter, chapter) ? chapter : undefined,
  };
}

const known = createStore<readonly UnsentEvent[]>(entry.get() ?? []);

/**
 * The events that this browser has sent and the server hasn't confirmed; the same array until they change.
 */
export const unsentEvents: Pick<typeof known, 'get' | 'watch'> = known;

/** Changes the stored list and not the one in memory, since other tabs write to the same place. */
function change(next: (before: readonly UnsentEvent[]) => UnsentEvent[]): void {
  const events = next(entry.get() ?? []);
  if (events.length > 0) entry.set(events);
  else entry.clear();
  known.set(events);
}

/**
 * Stores an event or an edit before it is sent, since a refusal may come long after its form was closed.
 * Edits of one event are merged.
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

/** Marks an event or an edit as known not to be on the server. */
export function markLost(id: string): void {
  change((before) => before.map((event) => (event.id === id ? { ...event, lost: true } : event)));
}

/** Removes an event or an edit that is stored, or that the user discards. */
export function forgetUnsent(id: string): void {
  discardForm(id);
  change((before) => before.filter((event) => event.id !== id));
}

/** Removes a new event once it is stored. */
export function forgetNew(id: string): void {
  if (known.get().some((event) => event.id === id && event.kind !== 'edit')) forgetUnsent(id);
}

/** Removes a stored edit, unless an earlier one is lost or a later one still waits. */
export function forgetEdit(id: string, { mine }: EventEdit): void {
  const kept = known.get().find((event) => event.id === id);
  if (kept && !kept.lost && JSON.stringify(kept.edit.mine) === JSON.stringify(mine)) forgetUnsent(id);
}

/**
 * Takes the server's answer about an event or an edit, unless a later edit of the event stands in its place
 * by now: that one is neither stored nor lost by this answer.
 */
export function settleUnsent({ id, edit, lost }: UnsentEvent, isStored: boolean): void {
  const now = known.get().find((event) => event.id === id);
  if (!now || JSON.stringify(now.edit) !== JSON.stringify(edit)) return;
  if (isStored) forgetUnsent(id);
  else if (!lost) markLost(id);
}

/** Returns the draft key of an edit. */
export const editKey = (eventId: string) => draftKey(`edit ${eventId}`, undefined);

/**
 * Turns a lost edit into the draft of its form, merged with the input there. Returns whether there was one.
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
