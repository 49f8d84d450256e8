import { collegeNicknames } from '../lists/collegeNicknames.ts';
import { collegeShortNames } from '../lists/collegeShortNames.ts';
import { slug } from '../text/slug.ts';
import { conferenceAbbreviation } from './conferenceName.ts';
import { stateNames } from './stateNames.ts';

/** What is known of a college. `state`: two letters; anything that is unknown is ''. */
type Known = { name: string; state?: string; location?: string; conference?: string };

/**
 * Returns what a search for a college looks through: its name and popular names ('Ole Miss'), the name and
 * the code of its state, its place and its conference.
 */
export function collegeWords({ name, state = '', location = '', conference = '' }: Known): string {
  return [
    name,
    ...popularNames(slug(name)),
    nameOfState(state),
    state,
    location,
    conference,
    conferenceAbbreviation(conference),
  ].join('\n');
}

/** Returns the popular names of a college by its id, where its full name doesn't hold them. */
export function popularNames(id: string): string[] {
  return [collegeShortNames.get(id) ?? '', ...(collegeNicknames.get(id) ?? [])];
}

function nameOfState(state: string): string {
  return Object.entries(stateNames).find(([code]) => code === state)?.[1] ?? '';
}
