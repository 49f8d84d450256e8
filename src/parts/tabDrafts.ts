import * as v from 'valibot';
import { stored } from '../lib/stored.ts';

/** The unsaved input of this tab's forms, by form. One entry, so that all of it goes at once. */
const entry = stored('sessionStorage', 'form-drafts', (data) =>
  v.parse(v.record(v.string(), v.unknown()), data),
);

/**
 * Returns the draft of one form in this tab, kept until it is saved or discarded or the session ends. `key`
 * names the form and what it edits; a stored draft that `schema` doesn't accept counts as none.
 */
export function tabDraft<T>(key: string, schema: v.GenericSchema<unknown, T>) {
  const all = () => entry.get() ?? {};
  return {
    get: (): T | null => {
      const found = v.safeParse(schema, all()[key]);
      return found.success ? found.output : null;
    },
    set: (draft: T): void => entry.set({ ...all(), [key]: draft }),
    clear: (): void => {
      const { [key]: _, ...others } = all();
      if (Object.keys(others).length > 0) entry.set(others);
      else entry.clear();
    },
  };
}

/** Discards the drafts of this tab, which hold personal data. */
export function clearTabDrafts(): void {
  entry.clear();
}

/** Returns a schema that accepts the JSON values with the shape of `sample`; an empty list is one of texts. */
export function shapedLike<T>(sample: T) {
  return v.custom<T>((found) => isLike(sample, found));
}

function isLike(sample: unknown, found: unknown): boolean {
  if (Array.isArray(sample))
    return Array.isArray(found) && found.every((item) => isLike(sample[0] ?? '', item));
  if (typeof sample !== typeof found) return false;
  const parts = typeof sample === 'string' ? [] : Object.entries(Object(sample));
  return parts.every(([name, part]) => isLike(part, Object(found)[name]));
}
