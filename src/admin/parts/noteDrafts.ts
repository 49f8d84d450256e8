import { readNoteDraft } from '../../domain/requests/noteEdit.ts';
import { draftStore } from '../../parts/draftStore.ts';

/** Returns the draft of a request's note, by the request's id. */
export const noteDraft = draftStore('note-drafts', readNoteDraft);
