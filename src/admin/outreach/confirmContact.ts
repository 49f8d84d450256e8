import { changeChapter, restoreFields } from '../../data/staff/outreach/outreach.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { type Contact, contactName } from '../../domain/outreach/contacts.ts';
import { quickChange } from './quickChange.ts';

/** Records that a contact is still the right one, as of today ('YYYY-MM-DD'), with Undo. */
export function confirmContact(
  collegeId: string,
  fraternity: Fraternity,
  contact: Contact,
  today: string,
): void {
  const changes = { [`${contact.role}ConfirmedOn`]: today };
  void quickChange({
    chapters: [{ collegeId, id: fraternity.id }],
    make: () => changeChapter(collegeId, fraternity, changes),
    undo: () => restoreFields(collegeId, fraternity, changes),
    message: `${fraternity.name}: ${contactName(contact)} confirmed.`,
    failed: 'Failed to confirm the contact. Please try again.',
  });
}
