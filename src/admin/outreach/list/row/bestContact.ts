import type { Fraternity } from '../../../../domain/fraternities/fraternity.ts';
import { type Contact, contactsOf } from '../../../../domain/outreach/contacts.ts';

/**
 * Returns the best person to contact at a chapter: one who can be reached and whose details are current, the
 * rush chair before the others; null without any. `today`: 'YYYY-MM-DD'.
 */
export function bestContact(chapter: Fraternity, today: string): Contact | null {
  const contacts = contactsOf(chapter, today);
  const reachable = contacts.filter(({ number, email }) => number !== '' || email !== '');
  return reachable.find(({ stale }) => !stale) ?? reachable[0] ?? contacts[0] ?? null;
}
