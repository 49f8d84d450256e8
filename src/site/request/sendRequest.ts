import { DataError } from '../../data/errors.ts';
import { createRequest, isRequestStored } from '../../data/site/requests.ts';
import { type RequestDraft, requestId } from '../../domain/requests/requestForm.ts';
import type { RequestInput } from '../../domain/requests/requestSchema.ts';
import { requestDraft } from './requestDraft.ts';

/** Failures after which the request is certainly not stored. */
const definite = ['refused', 'invalid', 'busy'];

/**
 * Sends what a draft has become. One whose answer got lost is stored once, however often it is sent: its id
 * is taken then, which the rules refuse and `isRequestStored` tells apart from every other refusal
 * (docs/decisions.md). @throws DataError
 */
export async function sendRequest(draft: RequestDraft, input: RequestInput): Promise<void> {
  const id = await requestId(draft.secret, input);
  const sentBefore = draft.unanswered.includes(id);
  // Noted before it leaves: the page may be closed before the answer comes.
  if (!sentBefore) draft.unanswered.push(id);
  requestDraft.set({ ...draft, fields: requestDraft.get()?.fields ?? draft.fields });
  try {
    await createRequest(id, input);
  } catch (error) {
    const kind = error instanceof DataError ? error.kind : 'broken';
    if (sentBefore && kind === 'refused' && (await isRequestStored(id))) return;
    if (!sentBefore && definite.includes(kind)) draft.unanswered.splice(draft.unanswered.indexOf(id), 1);
    throw error;
  }
}
