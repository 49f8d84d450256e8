import {
  type EventFieldName,
  type EventFields,
  readEventFields,
} from '../../../domain/events/eventFields.ts';
import type { EventEdit } from '../../../domain/events/eventMerge.ts';
import { readFreshDrafts } from '../../../domain/fields/freshDrafts.ts';
import { stored } from '../../../lib/stored.ts';

type Draft = { key: string; at: number; base: Partial<EventFields>; mine: Partial<EventFields> };

const drafts = stored('localStorage', 'event-drafts', (found): Draft[] =>
  readFreshDrafts(found, Date.now()).map(readDraft),
);

function readDraft({ at, data }: { at: number; data: unknown }): Draft {
  const { key, base, mine } = Object(data);
  return { key: String(key), at, base: some(base), mine: some(mine) };
}

/** Returns only the fields that are present: unchanged staff-only fields are left out. */
function some(data: unknown): Partial<EventFields> {
  const names = Object.keys(Object(data));
  return Object.fromEntries(Object.entries(readEventFields(data)).filter(([name]) => names.includes(name)));
}

/** The fields of an event that only staff can read. */
const hidden: readonly EventFieldName[] = [
  'registrationPassword',
  'googleFormUrl',
  'contactPerson',
  'contactName',
  'contactRole',
  'contactEmail',
  'contactPhone',
];

/** Leaves out unchanged passwords and contacts, so that they don't stay in the browser. */
function withoutSecrets({ base, mine }: EventEdit): Pick<Draft, 'base' | 'mine'> {
  const left = hidden.filter((name) => base[name] === mine[name]);
  const bare = (fields: EventFields): Partial<EventFields> =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !left.some((one) => one === name)));
  return { base: bare(base), mine: bare(mine) };
}

/**
 * Returns the draft of an event form, kept until it is saved or discarded, a week at most. `key` names the
 * form: after a reload, a crash or the end of the session, the same form is restored with it. `start` holds
 * the form's initial fields and fills in those that the draft doesn't have.
 */
export function eventDraft(key: string, start?: EventFields) {
  const all = () => drafts.get() ?? [];
  const others = () => all().filter((draft) => draft.key !== key);
  return {
    get: (): EventEdit | null => {
      const draft = all().find((one) => one.key === key);
      if (!draft) return null;
      const whole = (fields: Partial<EventFields>) => readEventFields({ ...start, ...fields });
      return { base: whole(draft.base), mine: whole(draft.mine) };
    },
    set: (edit: EventEdit): void =>
      drafts.set(
        readFreshDrafts([{ key, at: Date.now(), ...withoutSecrets(edit) }, ...others()], Date.now()).map(
          readDraft,
        ),
      ),
    clear: (): void => {
      const rest = others();
      if (rest.length > 0) drafts.set(rest);
      else drafts.clear();
    },
  };
}

/** Returns how many drafts of events this browser keeps. */
export function countEventDrafts(): number {
  return drafts.get()?.length ?? 0;
}

/** Removes drafts that are too old from this browser. */
export function pruneEventDrafts(): void {
  const fresh = drafts.get();
  if (fresh && fresh.length > 0) drafts.set(fresh);
  else drafts.clear();
}

/** Discards all drafts of events. */
export function clearEventDrafts(): void {
  drafts.clear();
}

/** Returns the key of a form that began with these fields. The same initial fields give the same key. */
export function draftKey(kind: string, initial: Partial<EventFields> | undefined): string {
  const named = Object.entries(initial ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return named.length > 0 ? `${kind} ${JSON.stringify(named)}` : kind;
}
