import type { HeldRole } from '../../../domain/outreach/contacts.ts';
import { fraternityDraft } from '../../fraternities/fraternityDraft.ts';

/** A contact of a fraternity. */
type ContactPlace = { collegeId: string; fraternityId: string; role: HeldRole };

/** Returns the edit of a contact that someone left unsaved: coming back goes on with it. */
export function contactDraft({ collegeId, fraternityId, role }: ContactPlace) {
  return fraternityDraft(`contact ${collegeId}/${fraternityId}/${role}`);
}
