import { readRequestDraft } from '../../domain/tournamentRequest.ts';
import { stored } from '../../hooks/stored.ts';

/** The request a visitor is writing, kept until it is sent. */
export const requestDraft = stored('localStorage', 'request-draft', readRequestDraft);
