import { problemOf, type SignInProblem } from '../../data/signInError.ts';

/** What a failed sign-in says (specification 8; decisions, "Security"). No message contains the password. */
export const signInMessages: Record<SignInProblem, string> = {
  wrong: 'Invalid password',
  tooMany: 'Too many attempts. Wait a few minutes, then try again.',
  network: 'No connection. Check your network and try again.',
  missing: "The staff account doesn't exist yet. Ask the site's administrator to create it.",
  noLevel:
    "This account doesn't have access to the console. Ask the site's administrator to set it up again.",
  broken: "Signing in didn't work. Please try again.",
};

/** Returns the message for a failed sign-in. */
export function signInMessage(error: unknown): string {
  return signInMessages[problemOf(error)];
}
