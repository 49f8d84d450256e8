import type { College } from '../colleges/college.ts';
import { eventState } from '../events/eventState.ts';
import type { Fraternity } from '../fraternities/fraternity.ts';
import { heldRoles, roleNames } from './contacts.ts';
import { hasDeclined } from './listFields.ts';
import { type OutreachColor, outreachColor } from './outreachColor.ts';
import { isLate } from './quiet.ts';
import { type Stage, stageNames, stageOf } from './stage.ts';

/** The person to talk to: a name, a role, a number and an email address; any may be ''. */
export type PointOfContact = { name: string; role: string; phone: string; email: string };

/** A row of Betr's Home: a fraternity of a college, or a college without any (`fraternity` is ''). */
export type OutreachRow = {
  id: string;
  /** The color of specification 2.20, 'none' for a college without a fraternity. */
  color: OutreachColor | 'none';
  stage: Stage;
  /** The outreach status in words. */
  status: string;
  /** Two letters, '' when unknown. */
  state: string;
  college: string;
  conference: string;
  /** City and state, '' or left out when unknown. */
  location?: string;
  fraternity: string;
  /** The fraternity's Greek letters, where they are stored. */
  letters?: string;
  contact: PointOfContact | null;
  /** Whether it has said no this school year. */
  declined: boolean;
  /** Whether nobody has logged a contact with it in the last 30 days; not of a college without one. */
  late?: boolean;
  /** The caller who looks after it, '' for nobody. */
  owner: string;
};

type Placed = Pick<College, 'id' | 'name' | 'state' | 'location' | 'conference'> & {
  fraternities: readonly Fraternity[];
};

/**
 * Returns a row for each fraternity, and one for each college without any (specification 2.20). `today`:
 * 'YYYY-MM-DD'.
 */
export function outreachRows(colleges: readonly Placed[], today: string): OutreachRow[] {
  return colleges.flatMap((college): OutreachRow[] => {
    const state = eventState({ ...college, collegeName: college.name, title: '' });
    const { name, conference, location } = college;
    const place = { state, college: name, conference, location };
    if (college.fraternities.length === 0) {
      const empty = { fraternity: '', color: 'none', stage: 'none', contact: null } as const;
      const status = stageNames.none;
      return [{ id: college.id, ...place, ...empty, status, declined: false, owner: '' }];
    }
    return college.fraternities.map((fraternity) => ({
      id: `${college.id}/${fraternity.id}`,
      ...place,
      fraternity: fraternity.name || fraternity.letters || fraternity.id,
      letters: fraternity.letters,
      color: outreachColor(fraternity.status),
      stage: stageOf(fraternity.status),
      status: fraternity.status || 'No Status',
      contact: pointOfContact(fraternity),
      declined: hasDeclined(fraternity, today),
      late: isLate(fraternity, today),
      owner: fraternity.owner,
    }));
  });
}

/** Returns the first of rush chair, president and philanthropy contact with any data, or null. */
export function pointOfContact(fraternity: Fraternity): PointOfContact | null {
  const known = heldRoles.map((role) => ({
    name: fraternity[`${role}Name`],
    role: roleNames[role],
    phone: fraternity[`${role}Number`],
    email: fraternity[`${role}Email`],
  }));
  return known.find(({ name, phone, email }) => name !== '' || phone !== '' || email !== '') ?? null;
}
