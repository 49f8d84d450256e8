import { readRequestDraft } from '../../domain/requests/requestForm.ts';
import { stored } from '../../lib/stored.ts';

/** The request that the visitor is writing, kept until it is sent. */
export const requestDraft = stored('localStorage', 'request-draft', readRequestDraft);
