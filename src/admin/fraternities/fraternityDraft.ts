import * as v from 'valibot';
import { emptyFraternity } from '../../domain/fraternities/fraternityForm.ts';
import { shapedLike, tabDraft } from '../../parts/draftStore.ts';

const fields = shapedLike(emptyFraternity());
const Edit = v.object({ base: fields, mine: fields });

/** Returns the unsaved edit of a fraternity in this tab; `key` names the form and the fraternity. */
export function fraternityDraft(key: string) {
  return tabDraft(key, Edit);
}
