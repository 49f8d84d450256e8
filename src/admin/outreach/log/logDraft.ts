import { readFreshDrafts } from '../../../domain/fields/freshDrafts.ts';
import { stored } from '../../../lib/stored.ts';

/** What someone typed into the log of a chapter: the values of the form, unread. */
type Kept = { chapter: string; at: number; entry: unknown };

const drafts = stored('localStorage', 'outreach-log-drafts', (found): Kept[] =>
  readFreshDrafts(found, Date.now()).map(({ at, data }) => {
    const { chapter, entry } = Object(data);
    return { at, chapter: String(chapter), entry };
  }),
);

/**
 * Returns the draft of a contact with a chapter, kept in this browser until it is logged or discarded, a week
 * at most. `chapter` is the college's and the chapter's id.
 */
export function logDraft(chapter: string) {
  const others = () => (drafts.get() ?? []).filter((draft) => draft.chapter !== chapter);
  return {
    get: (): unknown => (drafts.get() ?? []).find((draft) => draft.chapter === chapter)?.entry,
    set: (entry: object): void => drafts.set([{ chapter, entry, at: Date.now() }, ...others()]),
    clear: (): void => keep(others()),
  };
}

/** Returns how many drafts of contacts this browser keeps. */
export function countLogDrafts(): number {
  return drafts.get()?.length ?? 0;
}

/** Removes drafts that are too old from this browser. */
export function pruneLogDrafts(): void {
  keep(drafts.get() ?? []);
}

/** Discards all drafts of contacts. */
export function clearLogDrafts(): void {
  drafts.clear();
}

function keep(list: readonly Kept[]): void {
  if (list.length > 0) drafts.set([...list]);
  else drafts.clear();
}
