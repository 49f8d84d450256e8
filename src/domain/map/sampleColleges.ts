import { readFraternity } from '../fraternities/fraternity.ts';
import { slug } from '../text/slug.ts';
import { type MapCollege, mapCollege } from './mapCollege.ts';

type Row = [name: string, city: string, state: string, fraternities: string];

/** Real colleges with invented sizes and statuses, several in each state that has a map of its own. */
const rows: readonly Row[] = [
  ['University of Alabama', 'Tuscaloosa', 'AL', 'Sigma Chi 112 in contact, Phi Gamma Delta 98 scheduled'],
  ['University of California, Los Angeles', 'Los Angeles', 'CA', 'Sigma Nu 74 outreached, Pi Kappa Phi 81'],
  ['University of Southern California', 'Los Angeles', 'CA', 'Sigma Alpha Epsilon 66 scheduled'],
  ['Stanford University', 'Stanford', 'CA', ''],
  ['University of Florida', 'Gainesville', 'FL', 'Sigma Chi 120 in contact, Pi Kappa Alpha 104, Sigma Nu 90'],
  ['University of Miami', 'Coral Gables', 'FL', 'Lambda Chi Alpha 58 outreached'],
  ['Boston University', 'Boston', 'MA', 'Sigma Phi Epsilon 49 outreached'],
  ['University of Massachusetts Amherst', 'Amherst', 'MA', 'Sigma Chi 72 in contact, Theta Chi 55'],
  ['University of Texas at Austin', 'Austin', 'TX', 'Sigma Chi 131 scheduled, Pi Kappa Alpha 97 in contact'],
  ['Texas A&M University', 'College Station', 'TX', 'Sigma Nu 86 outreached, Phi Delta Theta 77'],
  ['Texas Tech University', 'Lubbock', 'TX', 'Phi Delta Theta 93'],
  ['Purdue University', 'West Lafayette', 'IN', 'Sigma Chi 90 in contact, Theta Chi 64 outreached'],
  ['Ohio State University', 'Columbus', 'OH', 'Sigma Chi 88 outreached'],
  ['Pennsylvania State University', 'University Park', 'PA', 'Pi Kappa Phi 101, Sigma Nu 69 outreached'],
  ['Virginia Tech', 'Blacksburg', 'VA', 'Pi Kappa Alpha 83 scheduled'],
  ['University of Washington', 'Seattle', 'WA', 'Theta Chi 61'],
];

/** The colleges that the map shows while there are none, or they cannot be read (specification 8). */
export const sampleColleges: readonly MapCollege[] = rows.map(([name, city, state, fraternities]) =>
  mapCollege({
    id: slug(name),
    name,
    conference: '',
    location: `${city}, ${state}`,
    state,
    logoPath: null,
    coordinates: null,
    fraternities: [...fraternities.matchAll(/([A-Z][A-Za-z ]+?) (\d+) ?([a-z ]*)/g)].map(
      ([, name = '', size, status]) =>
        readFraternity(slug(name), { name, size: Number(size), status: status || 'need to reach out' }),
    ),
  }),
);
