import { flag, number, readFields } from '../fields/storedFields.ts';

/** The terms that one agrees to by signing up, by the day of their version: 18 or older, rules, privacy. */
export const agreedTerms = '2026-11-01';

/** How one signs up for an event on this site, as staff set it. */
export type SignUp = {
  open: boolean;
  /** In milliseconds since 1970; 0 for never. */
  closesAt: number;
};

/** Returns the sign-up in a stored event, null where there is none. */
export function readSignUp(data: unknown): SignUp | null {
  return typeof data === 'object' && data !== null
    ? readFields({ open: flag, closesAt: number }, data)
    : null;
}

/**
 * Returns how one signs up on this site: 'open', 'closed' by staff or by the clock, '' where sign-up is
 * elsewhere or nowhere. Whether spots are left, the event's phase says.
 */
export function signUpState(
  event: { registration: string; signUp: SignUp | null },
  now: Date,
): 'open' | 'closed' | '' {
  const { registration, signUp } = event;
  const isHere = registration === 'site' || (registration === 'locked' && signUp?.open);
  if (!signUp || !isHere) return '';
  return signUp.open && (signUp.closesAt === 0 || now.getTime() < signUp.closesAt) ? 'open' : 'closed';
}
