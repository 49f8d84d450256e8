import type { Question } from './questions.ts';

/** A document that a search read. */
export type Found = { id: string; path: string; data: unknown };

/** Reads so many documents of a question, those after `after`. @throws DataError */
export type Ask<F extends Found> = (
  question: Question,
  size: number,
  after: F | undefined,
) => Promise<readonly F[]>;

/**
 * How far an answer reaches: it has all that fits, the first of what fits, or what fits among the documents
 * that were looked at, which are not all.
 */
export type Reach = 'all' | 'first' | 'some';

/** What was found, the best first. */
export type Answer<T> = { items: readonly T[]; reach: Reach };

/** A document with how well it is what was looked for (`fitness`). */
export type Judged<T> = { item: T; fit: number };

/** How many pages one search reads of each kind, and where it has found something. */
const mostPages = 3;
const enoughPages = 2;

type Options<F extends Found, T> = {
  questions: readonly Question[];
  /** How many of the questions are asked whatever the ones before have found. */
  sure: number;
  /** The number of documents in a page, and of items that are wanted. */
  size: number;
  wanted: number;
  /** How many pages are read at most, instead of three; each sure question has one. */
  pages?: number;
  /** Whether a page counts only when there is something on it. */
  emptyIsFree?: boolean;
  ask: Ask<F>;
  judge: (found: F) => Judged<T>;
  /** What is read elsewhere, by path: where something of it fits, no second page is needed. */
  own?: Promise<readonly (readonly [path: string, judged: Judged<T>])[]>;
};

/**
 * Asks the sure questions, and the others one after the other until one finds something that fits: a page at
 * a time while fewer fit than are wanted, three pages in all; for more than one page of items so many more.
 * @throws DataError
 */
export async function readOn<F extends Found, T>(options: Options<F, T>): Promise<Answer<T>> {
  const { questions, sure, size, wanted, ask, judge } = options;
  const fitting = new Map<string, Judged<T>>();
  const own = options.own ?? Promise.resolve([]);
  // A question that fails first is what is reported.
  own.catch(() => {});
  const answer = async (reach: Reach): Promise<Answer<T>> => {
    const items = bestOf([...new Map([...(await own), ...fitting]).values()]);
    return items.length > wanted ? { items: items.slice(0, wanted), reach: 'first' } : { items, reach };
  };
  let left = Math.max(options.pages ?? mostPages, sure) + Math.ceil(wanted / size) - 1;
  let isCut = false;
  for (const [place, question] of questions.entries()) {
    let after: F | undefined;
    do {
      const isNext = place >= sure || after !== undefined;
      if (isNext && (await own).some(([, { fit }]) => fit > 0)) return answer('all');
      const isEnough = fitting.size > 0 && left <= mostPages - enoughPages;
      // Whatever fits has each single word; a pair that is left is only another way to ask.
      if (left <= 0) return answer(isCut || isSingle(question) ? 'some' : 'all');
      if (isNext && isEnough) return answer('some');
      const found = await ask(question, size, after);
      if (found.length > 0 || !options.emptyIsFree) left -= 1;
      for (const one of found) {
        const judged = judge(one);
        if (judged.fit > 0) fitting.set(one.path, judged);
      }
      after = found[size - 1];
      isCut ||= after !== undefined;
      if (fitting.size >= wanted) return answer(after || fitting.size > wanted ? 'first' : 'all');
    } while (after);
    if (place + 1 >= sure && (fitting.size > 0 || isSingle(question))) break;
  }
  return answer('all');
}

function isSingle({ token }: Question): boolean {
  return token !== null && !token.value.includes('|');
}

/** Returns the items that fit best first, otherwise in their order. */
export function bestOf<T>(judged: readonly Judged<T>[]): T[] {
  return judged
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ item }) => item);
}

/** Returns a way to ask that asks each question once. A failed one is asked again. */
export function askedOnce<F extends Found>(ask: Ask<F>): Ask<F> {
  const known = new Map<string, Promise<readonly F[]>>();
  return (question, size, after) => {
    const key = JSON.stringify([question, size, after?.path]);
    const before = known.get(key);
    if (before) return before;
    const answer = ask(question, size, after);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}
