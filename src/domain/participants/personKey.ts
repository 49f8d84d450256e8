import { emailKey } from './emailKey.ts';

/** What tells people on a list apart: the e-mail address; the name for those who gave none. */
export function personKey({ name, email }: { name: string; email: string }): string {
  const key = emailKey(email);
  return key ? `mail ${key}` : `name ${name.trim().replace(/\s+/g, ' ').toLowerCase()}`;
}
