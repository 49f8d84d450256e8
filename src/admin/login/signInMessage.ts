import { SignInError, type SignInProblem } from '../../data/signInError.ts';

const messages: Record<SignInProblem, string> = {
  wrong: 'Invalid password',
  tooMany: 'Too many attempts. Wait a few minutes, then try again.',
  network: 'No connection. Check your network and try again.',
  missing: "The staff account doesn't exist yet. Ask the site's administrator to create it.",
  noLevel:
    "This account doesn't have access to the console. Ask the site's administrator to set it up again.",
  broken: "Signing in didn't work. Please try again.",
};

/**
 * Returns the message for a failed sign-in (specification 8; decisions, "Security"). It never contains the
 * password.
 */
export function signInMessage(error: unknown): string {
  return messages[error instanceof SignInError ? error.problem : 'broken'];
}
