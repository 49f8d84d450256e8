import { emailKey } from './emailKey.ts';

/** Whether somebody's address was cleared, so that only their name tells an import who they are. */
export function isCleared({ email, player = '' }: { email: string; player?: string }): boolean {
  return email === '' && player !== '';
}

/** Returns the key of a person on a list: the email address, or the name without one. */
export function personKey({ name, email }: { name: string; email: string }): string {
  const key = emailKey(email);
  return key ? `mail ${key}` : `name ${name.trim().replace(/\s+/g, ' ').toLowerCase()}`;
}
