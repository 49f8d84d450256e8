import type { College } from '../colleges/college.ts';
import { eventState } from '../events/eventState.ts';
import type { Fraternity } from '../fraternities/fraternity.ts';
import { type OutreachColor, outreachColor } from './outreachColor.ts';

/** The person to talk to: a name, a role, and a number; any may be ''. */
export type PointOfContact = { name: string; role: string; phone: string };

/** A row of Betr's Home: a fraternity of a college, or a college without any (`fraternity` is ''). */
export type OutreachRow = {
  id: string;
  color: OutreachColor;
  /** The outreach status in words. */
  status: string;
  /** Two letters, '' when unknown. */
  state: string;
  college: string;
  fraternity: string;
  /** The fraternity's Greek letters, where they are stored. */
  letters?: string;
  contact: PointOfContact | null;
};

type Placed = Pick<College, 'id' | 'name' | 'state' | 'location'> & { fraternities: readonly Fraternity[] };

/** Returns a row for each fraternity, and one for each college without any (specification 2.20). */
export function outreachRows(colleges: readonly Placed[]): OutreachRow[] {
  return colleges.flatMap((college): OutreachRow[] => {
    const state = eventState({ ...college, collegeName: college.name, title: '' });
    const place = { state, college: college.name };
    if (college.fraternities.length === 0) {
      const empty = { fraternity: '', color: 'red', status: 'No fraternity yet', contact: null } as const;
      return [{ id: college.id, ...place, ...empty }];
    }
    return college.fraternities.map((fraternity) => ({
      id: `${college.id}/${fraternity.id}`,
      ...place,
      fraternity: fraternity.name || fraternity.letters || fraternity.id,
      letters: fraternity.letters,
      color: outreachColor(fraternity.status),
      status: fraternity.status || 'No Status',
      contact: pointOfContact(fraternity),
    }));
  });
}

/** Returns the first of rush chair, president and philanthropy chair with any data, or null. */
export function pointOfContact(fraternity: Fraternity): PointOfContact | null {
  const known: PointOfContact[] = [
    { name: fraternity.rushChairName, role: 'Rush chair', phone: fraternity.rushChairNumber },
    { name: fraternity.presidentName, role: 'President', phone: fraternity.presidentNumber },
    { name: fraternity.philanthropyName, role: 'Philanthropy', phone: fraternity.philanthropyNumber },
  ];
  return known.find(({ name, phone }) => name !== '' || phone !== '') ?? null;
}
