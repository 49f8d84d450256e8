import { DataError } from '../../data/errors.ts';
import { createRequest, isRequestStored } from '../../data/site/createRequest.ts';
import { type RequestDraft, requestId } from '../../domain/requests/requestForm.ts';
import type { RequestInput } from '../../domain/requests/requestSchema.ts';
import { requestDraft } from './requestDraft.ts';

/** The failures after which the request is certainly not stored. */
const definite = ['refused', 'invalid', 'busy'];

/** The failures of an id that is taken: the rules refuse to overwrite it, or it isn't new as it has to be. */
const taken = ['refused', 'conflict'];

/**
 * Sends the request of a draft, which is stored only once however often it is sent
 * (docs/decisions/data-and-rules.md). @throws DataError
 */
export async function sendRequest(draft: RequestDraft, input: RequestInput): Promise<void> {
  const id = await requestId(draft.secret, input);
  const sentBefore = draft.unanswered.includes(id);
  // Recorded before it is sent: the page may be closed before the answer arrives.
  if (!sentBefore) draft.unanswered.push(id);
  requestDraft.set({ ...draft, fields: requestDraft.get()?.fields ?? draft.fields });
  try {
    await createRequest(id, input);
  } catch (error) {
    const kind = error instanceof DataError ? error.kind : 'broken';
    if (sentBefore && taken.includes(kind) && (await isRequestStored(id))) return;
    if (!sentBefore && definite.includes(kind)) draft.unanswered.splice(draft.unanswered.indexOf(id), 1);
    throw error;
  }
}
