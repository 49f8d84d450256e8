import { SignInError, type SignInProblem } from '../../data/signInError.ts';

const messages: Record<SignInProblem, string> = {
  wrong: 'Incorrect password. Please try again.',
  tooMany: 'Too many attempts. Wait a few minutes, then try again.',
  network: 'No connection. Check your network and try again.',
  missing: 'There’s no Betr account yet. Ask the site’s owner to create it.',
  noLevel: 'This account can’t open Betr. Ask the site’s owner to set it up again.',
  broken: 'Couldn’t open Betr. Please try again.',
};

const problemOf = (error: unknown): SignInProblem =>
  error instanceof SignInError ? error.problem : 'broken';

/** Returns the message for a failed attempt to unlock Betr (specification 8; decisions, "Security"). */
export function gateMessage(error: unknown): string {
  return messages[problemOf(error)];
}

/**
 * Whether the password was wrong, so that the field is cleared (specification 5.9); after any other error it
 * can be sent again.
 */
export function isWrongPassword(error: unknown): boolean {
  return problemOf(error) === 'wrong';
}
