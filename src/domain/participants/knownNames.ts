import type { College } from '../colleges/college.ts';
import { collegeDirectory, collegesByName, offeredColleges } from '../colleges/collegeDirectory.ts';
import { fraternityWords, listedFraternity } from '../fraternities/fraternityNames.ts';
import { colleges } from '../lists/listedColleges.ts';
import { fraternities, type ListedFraternity } from '../lists/listedFraternities.ts';
import { bestFirst, foundBy } from '../text/bestFirst.ts';
import { searchText } from '../text/searchText.ts';
import type { Names } from './placeOf.ts';

/** What the lists know, and what they offer for a text that is typed, the best first. */
export type KnownNames = Names & {
  schools: (typed: string) => { value: string; about: string }[];
  fraternities: (typed: string) => { value: string; about: string }[];
};

/** How many schools are offered at once. */
const offered = 40;

/**
 * Returns the names of all colleges and fraternities of the lists, and of the colleges with a record. Heavy:
 * import it lazily.
 */
export function knownNames(records: readonly College[]): KnownNames {
  const directory = collegeDirectory(colleges, records);
  return {
    school: collegesByName(directory),
    fraternity: (name) => listedFraternity(name)?.name ?? name,
    schools: (typed) =>
      offeredColleges(directory, typed)
        .slice(0, offered)
        .map(({ name, location }) => ({ value: name, about: location })),
    fraternities: (typed) =>
      offeredFraternities(typed).map(({ name, letters }) => ({ value: name, about: letters })),
  };
}

function offeredFraternities(typed: string): ListedFraternity[] {
  const found = foundBy(fraternities, typed, (one) => searchText(fraternityWords(one)));
  return bestFirst(found, typed, (one) => fraternityWords(one).split('\n'));
}
