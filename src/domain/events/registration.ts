/**
 * What the Enter button does: nothing yet, open the form, ask for the password, or sign up on this site. With
 * a password it asks for that first, also where one signs up on this site.
 */
export type Registration = 'none' | 'open' | 'locked' | 'site';

/**
 * Returns what Enter does for an event with this password and form, '' for none (specification-decisions:
 * Enter on an event card). `isHere`: one signs up on this site.
 */
export function registration(password: string, googleFormUrl: string, isHere = false): Registration {
  if (password !== '') return 'locked';
  if (isHere) return 'site';
  return googleFormUrl === '' ? 'none' : 'open';
}

/** Whether a text is a Registration. */
export function isRegistration(text: string): text is Registration {
  return text === 'none' || text === 'open' || text === 'locked' || text === 'site';
}
