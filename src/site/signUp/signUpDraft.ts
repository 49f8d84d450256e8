import * as v from 'valibot';
import { exactText, flag, readFields } from '../../domain/fields/storedFields.ts';
import { storedShownAs } from '../../domain/night/draw/shownName.ts';
import { SignUpForm } from '../../domain/signUp/signUpForm.ts';
import { isTicketText, newTicketKey } from '../../domain/signUp/ticketKey.ts';
import { stored } from '../../lib/stored.ts';
import { keptTicket } from './keptTicket.ts';

/** What is typed; the ids of school and chapter follow from their names. */
export const Typed = v.omit(SignUpForm, ['collegeId', 'chapterId']);
export type Typed = v.InferOutput<typeof Typed>;
export type TypedFields = v.InferInput<typeof Typed>;

const fields = {
  key: exactText,
  name: exactText,
  email: exactText,
  collegeName: exactText,
  chapterName: exactText,
  shownAs: storedShownAs,
  agreed: flag,
};

/** What somebody has typed to sign up, with the key that their ticket will have. */
export type SignUpDraft = ReturnType<typeof readDraft>;

function readDraft(data: unknown) {
  return readFields(fields, data);
}

/** The sign-up that is being written for an event, kept until it's in. */
export function signUpDraft(eventId: string) {
  return stored('localStorage', `sign-up:${eventId}`, readDraft);
}

/**
 * Returns the draft for an event, or stores a new one of that school: its key is kept before anything is
 * sent, so that no reload and no lost answer makes a second ticket of it.
 */
export function openDraft(eventId: string, collegeName: string): SignUpDraft {
  const draft = signUpDraft(eventId).get();
  // Another tab may have sent it, and typed on.
  const isSpent = draft?.key === keptTicket(eventId).get()?.key;
  return draft && isTicketText(draft.key) && !isSpent ? draft : newDraft(eventId, collegeName);
}

/** Stores a blank draft in the place of another, with a key of its own, and returns it. */
export function newDraft(eventId: string, collegeName: string): SignUpDraft {
  const blank = { name: '', email: '', chapterName: '', shownAs: 'short', agreed: false } as const;
  const draft = { ...blank, key: newTicketKey(), collegeName };
  signUpDraft(eventId).set(draft);
  return draft;
}
