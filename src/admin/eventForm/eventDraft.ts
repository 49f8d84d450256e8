import { type EventFields, readEventFields } from '../../domain/eventFields.ts';
import type { EventEdit } from '../../domain/eventMerge.ts';
import { stored } from '../../hooks/stored.ts';

type Draft = EventEdit & { key: string };

/** How many drafts a browser keeps; the oldest go. */
const most = 20;

const drafts = stored('localStorage', 'event-drafts', (found): Draft[] =>
  Array.isArray(found) ? found.map(readDraft) : [],
);

function readDraft(found: unknown): Draft {
  const { key, base, mine } = Object(found);
  return { key: String(key), base: readEventFields(base), mine: readEventFields(mine) };
}

/**
 * What somebody is typing into a form of an event, kept until it is saved or thrown away. `key` names the form: a
 * reload, a crash or the end of the session brings the same form back with it.
 */
export function eventDraft(key: string) {
  const others = () => (drafts.get() ?? []).filter((draft) => draft.key !== key);
  return {
    get: (): EventEdit | null => drafts.get()?.find((draft) => draft.key === key) ?? null,
    set: (edit: EventEdit): void => drafts.set([{ key, ...edit }, ...others()].slice(0, most)),
    clear: (): void => {
      const rest = others();
      if (rest.length > 0) drafts.set(rest);
      else drafts.clear();
    },
  };
}

/** The key of a form that began with these fields: the same beginning is the same form. */
export function draftKey(kind: string, initial: Partial<EventFields> | undefined): string {
  const named = Object.entries(initial ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return named.length > 0 ? `${kind} ${JSON.stringify(named)}` : kind;
}
