import { collegesByName, type DirectoryCollege, offeredColleges } from '../../colleges/collegeDirectory.ts';
import { searchText } from '../../text/searchText.ts';

/** What people write for a part of a name, beside another word. */
const spelledOut = new Map([
  ['uc', 'california'],
  ['cal', 'california'],
  ['unc', 'north carolina'],
  ['ut', 'texas'],
  ['va', 'virginia'],
]);

/** Words that people leave out, add or shorten. */
const loose = new Set(['the', 'of', 'at', 'in', 'and', 'university', 'univ', 'u']);

/**
 * Finds the college that a cell names: by its full or short name or, if that means one college only, also
 * with other small words or with usual short forms: 'Univ. of Purdue', 'University of Texas, Austin', 'UC
 * Berkeley'.
 */
export function collegesInCells(
  directory: readonly DirectoryCollege[],
): (cell: string) => DirectoryCollege | undefined {
  const byName = collegesByName(directory);
  const byWords = new Map<string, DirectoryCollege | null>();
  for (const college of directory)
    for (const key of new Set([words(college.name), words(college.shortName)]))
      byWords.set(key, (byWords.get(key) ?? college) === college ? college : null);
  return (cell) => {
    const said = words(cell);
    const full = fullWords(said);
    const spelled = full === said ? undefined : (byName(full) ?? byWords.get(full));
    return byName(cell) ?? byWords.get(said) ?? spelled ?? undefined;
  };
}

/** Returns a function that offers the names of up to three colleges for a cell that names none exactly. */
export function nearColleges(directory: readonly DirectoryCollege[]): (cell: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (cell) => {
    const names = known.get(cell) ?? offeredColleges(directory, cell).map(({ name }) => name);
    known.set(cell, names);
    return names.length > 3 ? [] : names;
  };
}

/** 'a' and 'm' of 'A & M' are one word, as in 'A&M'. */
function words(name: string): string {
  return searchText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\b[a-z]) (?=[a-z]\b)/g, '')
    .split(' ')
    .filter((word) => word !== '' && !loose.has(word))
    .join(' ');
}

function fullWords(said: string): string {
  const all = said.split(' ');
  // Chapel Hill is the UNC; UC, Cal, and UT are several.
  return all.length > 1 || said === 'unc' ? all.map((word) => spelledOut.get(word) ?? word).join(' ') : said;
}
