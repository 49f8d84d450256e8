import { emailKey } from './emailKey.ts';

/** Returns the key of a person on a list: the email address, or the name without one. */
export function personKey({ name, email }: { name: string; email: string }): string {
  const key = emailKey(email);
  return key ? `mail ${key}` : `name ${name.trim().replace(/\s+/g, ' ').toLowerCase()}`;
}
