import { dataError } from './errors.ts';

/**
 * Why a sign-in failed: a wrong password, too many attempts, no answer, no such account (or no sign-in at all
 * in this project), an account without a level, or none of these.
 */
export type SignInProblem = 'wrong' | 'tooMany' | 'network' | 'missing' | 'noLevel' | 'broken';

/** The error that signing in throws. */
export class SignInError extends Error {
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, cause?: unknown) {
    super(problem, { cause });
    this.name = 'SignInError';
    this.problem = problem;
  }
}

const problems: Record<string, SignInProblem> = {
  'auth/wrong-password': 'wrong',
  'auth/invalid-credential': 'wrong',
  'auth/invalid-login-credentials': 'wrong',
  'auth/missing-password': 'wrong',
  'auth/too-many-requests': 'tooMany',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'auth/user-not-found': 'missing',
  'auth/user-disabled': 'missing',
  'auth/operation-not-allowed': 'missing',
  'auth/admin-restricted-operation': 'missing',
  'auth/configuration-not-found': 'missing',
};

/** Returns any failure of a sign-in as a SignInError. */
export function signInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  const { kind, cause } = dataError(error);
  if (kind === 'unreachable') return new SignInError('network', cause);
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return new SignInError(problems[code] ?? 'broken', cause);
}

/** Returns why a sign-in failed; 'broken' for any other error. */
export function problemOf(error: unknown): SignInProblem {
  return error instanceof SignInError ? error.problem : 'broken';
}
