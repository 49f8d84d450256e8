import type { FraternityFormEdit } from '../../../domain/fraternities/fraternityForm.ts';
import type { HeldRole } from '../../../domain/outreach/contacts.ts';

/** A contact of a fraternity. */
export type ContactPlace = { collegeId: string; fraternityId: string; role: HeldRole };

const kept = new Map<string, FraternityFormEdit>();
const keyOf = ({ collegeId, fraternityId, role }: ContactPlace) => `${collegeId}/${fraternityId}/${role}`;

/**
 * The edits of contacts that someone left by going to another page, until this page is closed: coming back
 * goes on with them.
 */
export const keptContacts = {
  get: (place: ContactPlace): FraternityFormEdit | undefined => kept.get(keyOf(place)),
  set: (place: ContactPlace, edit: FraternityFormEdit): void => void kept.set(keyOf(place), edit),
  clear: (place: ContactPlace): void => void kept.delete(keyOf(place)),
};
