import { flag, number, readFields } from '../fields/storedFields.ts';

/** The terms that one agrees to by signing up, by the day of their version: 18 or older, rules, privacy. */
export const agreedTerms = '2026-11-27';

/** How one signs up for an event on this site, as staff set it. */
export type SignUp = {
  open: boolean;
  /** When it closes, or was closed by staff, in milliseconds since 1970; 0 for never. */
  closesAt: number;
};

/** Returns the sign-up in a stored event, null where there is none. */
export function readSignUp(data: unknown): SignUp | null {
  return typeof data === 'object' && data !== null
    ? readFields({ open: flag, closesAt: number }, data)
    : null;
}

/**
 * Whether staff chose sign-up on this site, open or closed by now, for an event with a password too. Neither
 * open nor with a moment, the event went back to a form elsewhere.
 */
export function isSignUpHere({
  registration,
  signUp,
}: {
  registration: string;
  signUp: SignUp | null;
}): boolean {
  if (registration === 'site') return signUp !== null;
  return registration === 'locked' && (signUp?.open || (signUp?.closesAt ?? 0) > 0);
}

/**
 * Returns how one signs up on this site: 'open', 'closed' by staff or by the clock, '' where sign-up is
 * elsewhere or nowhere. Whether spots are left, the event's phase says.
 */
export function signUpState(
  event: { registration: string; signUp: SignUp | null },
  now: Date,
): 'open' | 'closed' | '' {
  const { signUp } = event;
  if (!signUp || !isSignUpHere(event)) return '';
  return signUp.open && (signUp.closesAt === 0 || now.getTime() < signUp.closesAt) ? 'open' : 'closed';
}
