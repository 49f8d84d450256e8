/*
 * Whom the public may ask about an event. Form, write and read share this, and visitors download it first:
 * hence no schema library. The rules know the same two patterns (`areEventNotes`).
 */

const email = /^[\w.+-]{1,64}@[a-z\d.-]{1,120}\.[a-z]{2,14}$/i;
const instagram = /^@[\w.]{1,30}$/;

/**
 * Returns the contact in what someone typed or what is stored, an email address or '@' and an Instagram
 * username; '' for anything else. The link to an Instagram profile gives its username.
 */
export function publicContact(typed: unknown): string {
  if (typeof typed !== 'string') return '';
  const given = typed.trim().replace(/^(https:\/\/)?(www\.)?instagram\.com\/([\w.]+)\/?(\?.*)?$/i, '@$3');
  return email.test(given) || instagram.test(given) ? given : '';
}

/** Returns where a `publicContact` leads: its Instagram page, or an email about `subject`. */
export function contactHref(contact: string, subject: string): string {
  return contact.startsWith('@')
    ? `https://www.instagram.com/${contact.slice(1)}/`
    : `mailto:${contact}?subject=${encodeURIComponent(subject)}`;
}
