import {
  type EventFieldName,
  type EventFields,
  readEventFields,
} from '../../../domain/events/eventFields.ts';
import type { EventEdit } from '../../../domain/events/eventMerge.ts';
import { type Draft, draftStore } from '../../../parts/draftStore.ts';

type BareEdit = { base: Partial<EventFields>; mine: Partial<EventFields> };

const drafts = draftStore('event-drafts', (found): BareEdit => {
  const { base, mine } = Object(found);
  return { base: some(base), mine: some(mine) };
});

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
function withoutSecrets({ base, mine }: EventEdit): BareEdit {
  const left = hidden.filter((name) => base[name] === mine[name]);
  const bare = (fields: EventFields): Partial<EventFields> =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !left.some((one) => one === name)));
  return { base: bare(base), mine: bare(mine) };
}

/**
 * Returns the draft of an event form, kept until it is saved or discarded. `key` names the form. `start`
 * holds the form's initial fields and fills in those that the draft doesn't have.
 */
export function eventDraft(key: string, start?: EventFields): Draft<EventEdit> {
  const draft = drafts(key);
  const whole = (fields: Partial<EventFields>) => readEventFields({ ...start, ...fields });
  return {
    get: () => {
      const found = draft.get();
      return found && { base: whole(found.base), mine: whole(found.mine) };
    },
    set: (edit) => draft.set(withoutSecrets(edit)),
    clear: draft.clear,
  };
}

/** Returns the key of a form that began with these fields. The same initial fields give the same key. */
export function draftKey(kind: string, initial: Partial<EventFields> | undefined): string {
  const named = Object.entries(initial ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return named.length > 0 ? `${kind} ${JSON.stringify(named)}` : kind;
}
