import { type BookCollege, type NameBook, type Naming, namings } from './nameBook.ts';
import { isFound, isUnclear, queryOf, type SearchQuery, weight } from './searchQuery.ts';
import { isCommon, nameToken, pairToken, searchWords } from './searchTokens.ts';

/** What to ask for the words of a search, and how to judge what comes. */
export type SearchPlan = {
  asked: SearchQuery;
  namings: readonly Naming[];
  /** The colleges that the words name: all their chapters are read. */
  colleges: readonly BookCollege[];
  /** Whether a college of the books is named by one of its full names. */
  isWhole: boolean;
  /** Whether a fraternity and a college are named by full names, and no word is left. */
  isSaid: boolean;
  /** The tokens to ask for: the first `sure` of them all, the others until one finds something. */
  tokens: readonly string[];
  sure: number;
  /** The token of a person with these two words as their name. */
  person: readonly string[];
  /** The tokens by which colleges that staff added are found; none where the words say all without one. */
  collegeTokens: readonly string[];
};

/** A document that a search may mean: its words, its college and its fraternity by their keys, its people. */
export type Sought = {
  tokens: readonly string[];
  collegeId: string;
  fraternity: string;
  people: readonly string[];
};

/** Returns the plan of a search. `books`: the names of the colleges that are known. */
export function searchPlan(asked: SearchQuery, books: readonly NameBook[]): SearchPlan {
  const read = namings(asked.typed, books);
  const colleges = read.flatMap(({ college }) => college ?? []);
  const isSaid = read.some(
    ({ isWhole, fraternity, rest }) => isWhole && fraternity !== null && rest.length === 0,
  );
  const [first] = read;
  const [one, other] = asked.typed;
  // Two words can be a person's name, whatever else they name: 'Sam Davis'.
  const isPerson = asked.words.length === 2 && one !== undefined && other !== undefined;
  const person = isPerson ? [nameToken(one, other)] : [];
  const asPerson = isPerson ? [...person, ...asked.tokens.slice(0, 1)] : [];
  const sure = [...new Set([...read.flatMap((naming) => telling(naming).slice(0, 1)), ...asPerson])];
  return {
    asked,
    namings: read,
    colleges: [...new Set(colleges)],
    isWhole: read.some(({ isWhole }) => isWhole),
    isSaid,
    tokens: [...new Set([...sure, ...read.flatMap(telling), ...(isSaid ? [] : others(asked, read))])],
    sure: Math.max(sure.length, 1),
    person,
    collegeTokens: isSaid || !first ? [] : queryOf([...first.collegeSaid, ...first.rest]).tokens,
  };
}

/** The fitness of a chapter of the named fraternity at the named college; nothing fits better. */
export const bestFit = 8;

/**
 * Returns how well a document is what a search looks for, 0 for not at all: a named fraternity at a named
 * college ('Delta Phi', not 'Alpha Delta Phi'), a person by the words of their name, whatever has the words.
 */
export function fitness({ asked, namings: read }: SearchPlan, sought: Sought): number {
  const fits = read.map(({ college, isWhole, fraternity, fraternitySaid, rest }) => {
    const isThere = college?.id === sought.collegeId;
    if (college ? !isThere : !fraternity) return 0;
    const isIt = fraternity !== null && fraternity.key === sought.fraternity;
    const left = queryOf(isIt ? rest : [...fraternitySaid, ...rest]);
    if (!isFound(left, sought.tokens)) return 0;
    return 2 + (isIt ? 4 : 0) + (isThere && isWhole ? 2 : 0);
  });
  if (!isFound(asked, sought.tokens)) return Math.max(0, ...fits);
  return Math.max(sought.people.some((name) => isNamed(asked, name)) ? 7 : 1, ...fits);
}

function isNamed({ words }: SearchQuery, name: string): boolean {
  const own = searchWords(name);
  return words.every((word) => word.some((each) => own.some((one) => one.startsWith(each))));
}

/** Returns the tokens for what was named: a fraternity's letters beside a word of the college. */
function telling({ college, collegeSaid, fraternity, rest }: Naming): string[] {
  if (!fraternity) return [];
  const { letters, first, token } = fraternity;
  if (college) {
    const [said = ''] = longestFirst(collegeSaid);
    // Of a long name only the first words form pairs.
    const [own = said] = longestFirst(college.words.slice(0, 3));
    return [pairToken(letters, said), pairToken(letters, own), pairToken(first, said)];
  }
  const [one, other] = longestFirst(rest);
  if (one === undefined) return [token];
  return [one, ...(other === undefined ? [] : [other])].map((word) => pairToken(letters, word));
}

/** Returns the tokens of words that name nothing: a pair first, then one word after the other. */
function others({ tokens, words }: SearchQuery, read: readonly Naming[]): string[] {
  const greek = read.flatMap(({ fraternitySaid }) => fraternitySaid);
  const single = words.flatMap(([word = '']) => (isTelling(word) && !greek.includes(word) ? [word] : []));
  return greek.length > 0
    ? [...tokens.slice(0, 1), ...longestFirst(single)]
    : [...tokens, ...longestFirst(single)];
}

/** Whether a word by itself is worth asking for; the year alone would be half of all events. */
function isTelling(word: string): boolean {
  return word.length > 2 && !isCommon(word) && !isUnclear(word) && !/^\d{1,4}$/.test(word);
}

/** A saint or a state tells least. */
function longestFirst(words: readonly string[]): string[] {
  const tells = (word: string) => (isUnclear(word) || word === 'state' ? 0 : weight(word));
  return words.toSorted((one, other) => tells(other) - tells(one));
}
