import { conferences } from '../lists/conferences.ts';
import { searchText } from '../text/searchText.ts';

const byAbbreviation = new Map(conferences.map(({ abbr, name }) => [searchText(abbr), name]));
const byName = new Map(conferences.map(({ abbr, name }) => [name, abbr]));

/**
 * Returns the full name of a conference: 'SEC' gives 'Southeastern Conference'. Anything but an abbreviation
 * is returned as is.
 */
export function conferenceName(conference: string): string {
  return byAbbreviation.get(searchText(conference)) ?? conference;
}

/** Returns the abbreviation of a conference, '' when it has none (specification 3 lists 24). */
export function conferenceAbbreviation(conference: string): string {
  return byName.get(conferenceName(conference)) ?? '';
}
