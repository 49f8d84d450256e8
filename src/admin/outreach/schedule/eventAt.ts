import type { DirectoryCollege } from '../../../domain/colleges/collegeDirectory.ts';
import type { EventFields } from '../../../domain/events/eventFields.ts';
import { generatedTitle } from '../../../domain/events/generatedTitle.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { type HeldRole, heldRoles, roleNames } from '../../../domain/outreach/contacts.ts';

/**
 * Returns the fields that Schedule Event fills in beforehand, the name that Create Event makes among them;
 * `role`: whom to reach about the event,
 * otherwise the first contact that is known.
 */
export function eventAt(
  college: DirectoryCollege,
  fraternity: Fraternity,
  role: HeldRole = firstKnown(fraternity),
): Partial<EventFields> {
  const names = { collegeName: college.name, fraternityName: fraternity.name };
  return {
    ...names,
    eventName: generatedTitle({ ...names, date: null }, new Date()),
    collegeId: college.id,
    collegeLogo: college.logoPath ?? '',
    state: college.state,
    fraternityId: fraternity.id,
    contactName: fraternity[`${role}Name`],
    contactRole: fraternity[`${role}Name`] && roleNames[role],
    contactPhone: fraternity[`${role}Number`],
    contactEmail: fraternity[`${role}Email`],
  };
}

function firstKnown(fraternity: Fraternity): HeldRole {
  return heldRoles.find((role) => fraternity[`${role}Name`] || fraternity[`${role}Number`]) ?? 'rushChair';
}
