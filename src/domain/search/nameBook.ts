import { popularNames } from '../colleges/collegeWords.ts';
import { saidNames, schoolInitials } from '../find/schoolAliases.ts';
import { listedFraternity } from '../fraternities/fraternityNames.ts';
import { slug } from '../text/slug.ts';
import { meanings } from './searchQuery.ts';
import { isCommon, pairToken, searchWords } from './searchTokens.ts';

type Known = { id: string; name: string; shortName?: string };

/** A college that words may name. */
export type BookCollege = {
  id: string;
  /** The words of its full name that tell it from others. */
  words: readonly string[];
  /** The words of all its names. */
  said: readonly string[];
};

/** The names by which staff know the colleges. */
export type NameBook = {
  all: readonly BookCollege[];
  /** The colleges with a name, by its words. */
  named: ReadonlyMap<string, readonly BookCollege[]>;
};

/** A fraternity that words name: its key, and the token of two words that only its own documents have. */
export type NamedFraternity = { key: string; letters: string; first: string; token: string };

/**
 * What typed words name: a college by one of its full names (`isWhole`) or by words that only it has, a
 * fraternity, and the words that are left.
 */
export type Naming = {
  college: BookCollege | null;
  isWhole: boolean;
  fraternity: NamedFraternity | null;
  /** The words that name the college, and those that name the fraternity. */
  collegeSaid: readonly string[];
  fraternitySaid: readonly string[];
  rest: readonly string[];
};

/** Longer texts than that are no names. */
const mostWords = 12;
/** How many colleges one search reads at most. */
const mostColleges = 3;

/** Returns the names of these colleges: full, short and popular ones, and initials that only one has. */
export function nameBook(colleges: readonly Known[]): NameBook {
  const owners = new Map<string, number>();
  for (const { name } of colleges)
    for (const short of new Set(schoolInitials(name))) owners.set(short, (owners.get(short) ?? 0) + 1);
  const named = new Map<string, BookCollege[]>();
  const all = colleges.map(({ id, name, shortName = name }) => {
    const initials = schoolInitials(name).filter((one) => one.length > 2 && owners.get(one) === 1);
    const names = [name, ...saidNames({ name, shortName }), ...popularNames(id), ...initials];
    const each = names.map(tellingWords);
    const college = { id, words: each[0] ?? [], said: [...new Set(each.flat())] };
    for (const key of new Set(each.map(keyOf)))
      if (key !== '') named.set(key, [...(named.get(key) ?? []), college]);
    return college;
  });
  return { all, named };
}

/**
 * Returns what typed words may name, the readings that explain the most words: 'sam houston' is a college,
 * and Sigma Alpha Mu at another one. Without a name it is one reading of which all words are left.
 */
export function namings(typed: readonly string[], books: readonly NameBook[]): Naming[] {
  const words = typed.filter((word) => !isCommon(word)).slice(0, mostWords);
  const spans = spansOf(words.length);
  const colleges = spans.flatMap((span) => {
    const key = keyOf(words.slice(...span));
    return withKind(
      books.flatMap(({ named }) => named.get(key) ?? []),
      typed,
    ).map((college) => ({ span, college }));
  });
  const fraternities = spans.flatMap((span) => {
    const fraternity = namedFraternity(words.slice(...span).join(' '));
    return fraternity ? [{ span, fraternity }] : [];
  });
  const pairs = [...colleges, null].flatMap((college) =>
    [...fraternities, null]
      .filter((fraternity) => !college || !fraternity || areApart(college.span, fraternity.span))
      .map((fraternity) => ({ college, fraternity, said: lengthOf(college) + lengthOf(fraternity) })),
  );
  const most = Math.max(...pairs.map(({ said }) => said));
  return pairs
    .filter(({ said }) => said === most)
    .slice(0, mostColleges)
    .map(({ college, fraternity }): Naming => {
      const collegeSaid = college ? words.slice(...college.span) : [];
      const fraternitySaid = fraternity ? words.slice(...fraternity.span) : [];
      const isLeft = (at: number) => !isIn(college, at) && !isIn(fraternity, at);
      return {
        college: college?.college ?? null,
        isWhole: college !== null,
        fraternity: fraternity?.fraternity ?? null,
        collegeSaid,
        fraternitySaid,
        rest: words.filter((_, at) => isLeft(at)),
      };
    })
    .map((naming) => (naming.college ? naming : withOnlyCollege(naming, books)));
}

/** Returns a naming with the college that alone has the most of the words that are left. */
function withOnlyCollege(naming: Naming, books: readonly NameBook[]): Naming {
  const { rest } = naming;
  let best: { college: BookCollege; said: readonly string[]; isOnly: boolean } | null = null;
  for (const college of books.flatMap(({ all }) => all)) {
    const said = rest.filter((word) => word.length > 2 && isOf(college, word));
    if (said.length === 0 || (best && said.length < best.said.length)) continue;
    best = { college, said, isOnly: !best || said.length > best.said.length };
  }
  if (!best?.isOnly) return naming;
  const { college, said } = best;
  return { ...naming, college, collegeSaid: said, rest: rest.filter((word) => !said.includes(word)) };
}

function isOf({ said }: BookCollege, word: string): boolean {
  return meanings(word, 1).some((meant) => said.some((each) => each.startsWith(meant)));
}

type Span = [from: number, to: number];
type Spanned = { span: Span } | null;

function spansOf(length: number): Span[] {
  return Array.from({ length }, (_, from) =>
    Array.from({ length: length - from }, (_, more): Span => [from, from + more + 1]),
  ).flat();
}

function areApart([from, to]: Span, [start, end]: Span): boolean {
  return to <= start || end <= from;
}

function lengthOf(one: Spanned): number {
  return one ? one.span[1] - one.span[0] : 0;
}

function isIn(one: Spanned, at: number): boolean {
  return one !== null && at >= one.span[0] && at < one.span[1];
}

/** Of Boston College and Boston University, the one whose kind was typed; both where none was. */
function withKind(colleges: readonly BookCollege[], typed: readonly string[]): readonly BookCollege[] {
  const kinds = ['college', 'university'].filter((kind) => typed.includes(kind));
  const meant = colleges.filter(({ id }) => kinds.some((kind) => id.split('-').includes(kind)));
  return meant.length > 0 ? meant : colleges;
}

function namedFraternity(name: string): NamedFraternity | null {
  const known = listedFraternity(name);
  if (!known) return null;
  const [letters = ''] = searchWords(known.letters);
  const [first = ''] = searchWords(known.name);
  return { key: slug(known.name), letters, first, token: pairToken(letters, first) };
}

function tellingWords(name: string): string[] {
  return searchWords(name).filter((word) => !isCommon(word));
}

/** A saint and a state are written alike: 'st'. */
function keyOf(words: readonly string[]): string {
  return words.map((word) => (word === 'saint' || word === 'state' ? 'st' : word)).join(' ');
}
