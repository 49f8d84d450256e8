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

/** The fields that stand there: what only staff read is left out where nobody changed it. */
function some(data: unknown): Partial<EventFields> {
  const names = Object.keys(Object(data));
  return Object.fromEntries(Object.entries(readEventFields(data)).filter(([name]) => names.includes(name)));
}

/** What only staff read of an event. */
const hidden: readonly EventFieldName[] = [
  'registrationPassword',
  'googleFormUrl',
  'contactPerson',
  'contactName',
  'contactRole',
  'contactEmail',
  'contactPhone',
];

/** Passwords and people that nobody touched are not left lying about. */
function withoutSecrets({ base, mine }: EventEdit): Pick<Draft, 'base' | 'mine'> {
  const left = hidden.filter((name) => base[name] === mine[name]);
  const bare = (fields: EventFields): Partial<EventFields> =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !left.some((one) => one === name)));
  return { base: bare(base), mine: bare(mine) };
}

/**
 * What somebody is typing into a form of an event, kept until it is saved or thrown away, a week at most.
 * `key` names the form: a reload, a crash or the end of the session brings the same form back with it.
 * `start`: what the form says by itself, and what it says where the draft has nothing.
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

/** How many drafts of events this browser keeps. */
export function countEventDrafts(): number {
  return drafts.get()?.length ?? 0;
}

/** Takes those off the browser that are too old. */
export function pruneEventDrafts(): void {
  const fresh = drafts.get();
  if (fresh && fresh.length > 0) drafts.set(fresh);
  else drafts.clear();
}

/** Throws all drafts of events away. */
export function clearEventDrafts(): void {
  drafts.clear();
}

/** The key of a form that began with these fields: the same beginning is the same form. */
export function draftKey(kind: string, initial: Partial<EventFields> | undefined): string {
  const named = Object.entries(initial ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return named.length > 0 ? `${kind} ${JSON.stringify(named)}` : kind;
}
