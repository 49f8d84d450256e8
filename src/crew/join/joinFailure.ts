import { isRefused, isUnreachable } from '../../data/errors.ts';
import { SignInError } from '../../data/signInError.ts';

const offline = "You're offline. Connect once to join; after that it works without a network.";

/** Returns why joining failed, and what helps. */
export function joinFailure(error: unknown): string {
  if (error instanceof SignInError) {
    if (error.problem === 'network') return offline;
    if (error.problem === 'missing')
      return "Phones can't join yet: anonymous sign-in is off for this site. Tell the tour's staff.";
    if (error.problem === 'tooMany') return 'Too many phones joined just now. Wait a minute and try again.';
  }
  if (isUnreachable(error)) return offline;
  if (isRefused(error))
    return 'Staff removed this phone, or closed the link just now. Ask them for a new one.';
  return "That didn't work. Please try again.";
}
