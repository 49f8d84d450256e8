import { shortSchoolName } from '../colleges/shortSchoolName.ts';
import type { SearchedCollege } from '../lists/collegeLine.ts';

/** What students say beside the lists and the initials: by short name, '|' between them. */
const said: Readonly<Record<string, string>> = {
  Alabama: 'Roll Tide',
  Albany: 'SUNY Albany',
  Arkansas: 'Hogs',
  Auburn: 'War Eagle',
  'Ball State': 'Cards',
  Baylor: 'Sic em',
  Binghamton: 'SUNY Binghamton',
  Buffalo: 'SUNY Buffalo',
  Cal: 'UC Berkeley|Berkeley',
  'Cal Poly': 'Cal Poly SLO|SLO',
  Charlotte: 'UNC Charlotte',
  Cincinnati: 'Cincy',
  Colorado: 'Buffs',
  Florida: 'UFL',
  'Florida State': 'Noles',
  Georgia: 'Dawgs',
  'Georgia Tech': 'Ga Tech|GaTech|Ramblin Wreck',
  Gonzaga: 'Zags',
  Hawaii: 'UH Manoa',
  Houston: 'Coogs',
  Kansas: 'Rock Chalk',
  'Kansas State': 'KState',
  Kentucky: 'UKY',
  'Long Beach State': 'CSULB|Cal State Long Beach',
  Louisville: 'UofL|U of L|Cards',
  LSU: 'Geaux Tigers',
  'LSU New Orleans': 'University of New Orleans|UNO',
  Maryland: 'Terps',
  Miami: 'Canes|The U|U Miami',
  'Miami (OH)': 'Miami Ohio|Miami of Ohio',
  Michigan: 'Go Blue',
  'Michigan State': 'Sparty',
  Minnesota: 'UMN',
  'Mississippi State': 'Miss State|Hail State',
  Nebraska: 'UNL|Huskers',
  'North Carolina': 'UNC',
  Northeastern: 'NEU',
  Ohio: 'OhioU',
  'Ohio State': 'tOSU',
  Oklahoma: 'Boomer Sooner',
  'Oklahoma State': 'OK State|OkState|Pokes',
  'Ole Miss': 'Hotty Toddy',
  'Oregon State': 'Beavs',
  Pittsburgh: 'Pitt',
  Purdue: 'Boilers',
  'South Carolina': 'UofSC|Cocks',
  'South Carolina Upstate': 'USC Upstate',
  'Stony Brook': 'SUNY Stony Brook',
  Tennessee: 'Vols|UTK|Big Orange|UT Knoxville',
  Texas: 'Hook em',
  'Texas A&M': 'Gig em|aTm',
  'Texas State': 'TxState|TXST',
  USC: 'Fight On',
  Utah: 'U of U|UofU',
  Vanderbilt: 'Dores',
  Virginia: 'Wahoos|Hoos|Cavs',
  'Virginia Tech': 'Va Tech|VTech',
  'Wake Forest': 'Deacs',
  Washington: 'UDub|U Dub',
  'Washington State': 'Cougs',
  Wisconsin: 'Wisco',
};

/** Schools with fraternities that Division I doesn't have: name, place, what they are called. */
export const otherSchools = [
  ['California Institute of Technology', 'Pasadena, CA', 'Caltech'],
  ['Carnegie Mellon University', 'Pittsburgh, PA', 'Carnegie Mellon'],
  ['Case Western Reserve University', 'Cleveland, OH', 'Case Western'],
  ['Emory University', 'Atlanta, GA', 'Emory'],
  ['Johns Hopkins University', 'Baltimore, MD', 'Hopkins'],
  ['Massachusetts Institute of Technology', 'Cambridge, MA', 'MIT'],
  ['New York University', 'New York, NY', 'NYU'],
  ['Rensselaer Polytechnic Institute', 'Troy, NY', 'RPI'],
  ['Rochester Institute of Technology', 'Rochester, NY', 'RIT'],
  ['Tufts University', 'Medford, MA', 'Tufts'],
  ['University of Chicago', 'Chicago, IL', 'UChicago'],
  ['Washington University in St. Louis', 'St. Louis, MO', 'WashU'],
] as const;

/** Returns what students call a school besides its full name: its short name first. */
export function saidNames({ name, shortName }: Pick<SearchedCollege, 'name' | 'shortName'>): string[] {
  const short = shortSchoolName(name);
  // 'UIowa', and so 'UWyo'.
  const withU = /^University of /.test(name) && !short.includes(' ') ? [`U${short}`] : [];
  return [short, shortName, ...withU, ...(said[short]?.split('|') ?? [])];
}

/**
 * Returns the initials that a school may go by, which others may have too: 'UT' and 'TU' for the University
 * of Texas, 'FSU', 'VT', 'A&M'.
 */
export function schoolInitials(name: string): string[] {
  const brief = shortSchoolName(name);
  const short = letters(brief);
  const found = [letters(name)];
  // No one says 'US' for Utah State.
  if (/ (?!State$)/.test(brief)) found.push(short);
  if (/\bA&[MT]\b/.test(brief)) found.push(brief.slice(brief.indexOf('&') - 1).slice(0, 3));
  // 'UTSA' has its university already.
  const hasOwn = /\bU[A-Z]*\b/.test(brief);
  if (/University/.test(name) && !hasOwn) found.push(`${short}U`);
  if (/^University/.test(name) && !hasOwn) found.push(`U${short}`);
  return found.filter((text) => text.length > 1);
}

const small = /^(of|the|at|and|in|for)$/i;

function letters(name: string): string {
  const plain = name.replace(/['’]s\b/g, '');
  const words = plain.split(/[^\p{L}\p{N}&]+/u).filter((word) => word !== '' && !small.test(word));
  return words.map((word) => (/^[\p{Lu}&]{2,}$/u.test(word) ? word : [...word][0])).join('');
}
