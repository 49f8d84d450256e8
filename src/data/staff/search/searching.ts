import type { College } from '../../../domain/colleges/college.ts';
import type { TournamentRequest } from '../../../domain/requests/tournamentRequest.ts';
import type { FoundEvent } from '../../../domain/search/eventSearch.ts';
import { type NameBook, nameBook } from '../../../domain/search/nameBook.ts';
import { bestFit, type SearchPlan, searchPlan } from '../../../domain/search/searchPlan.ts';
import type { SearchQuery } from '../../../domain/search/searchQuery.ts';
import type { Level } from '../../../domain/session/staffSession.ts';
import type { PlacedFraternity } from '../fraternities.ts';
import { judgedChapter, judgedCollege, judgedEvent, judgedRequest } from './judges.ts';
import { chaptersOf, withToken } from './questions.ts';
import { type Answer, type Ask, askedOnce, bestOf, type Found, type Reach, readOn } from './readOn.ts';

/** What a search found; `colleges` are those that staff added, beside the list that the browser has. */
export type SearchHits = {
  events: readonly FoundEvent[];
  requests: readonly TournamentRequest[];
  colleges: readonly College[];
  chapters: readonly PlacedFraternity[];
  reach: Reach;
};

/** A search for everything, as far as one level may see it. */
export type Search = (asked: SearchQuery) => Promise<SearchHits>;

/** How many documents of each kind a search reads at a time, and how many lines it shows. */
const pages = { events: 8, requests: 4, chapters: 8 };
export const lines = { events: 8, requests: 4, colleges: 4, chapters: 4 };
/** The chapters of a college that are read; more than any has. */
const mostOfCollege = 100;

const none: Answer<never> = { items: [], reach: 'all' };

/**
 * Returns a search that asks each question once, as long as it is in use. `book`: the colleges of the list.
 * @throws DataError
 */
export function searching<F extends Found>(
  askNow: Ask<F>,
  level: Level,
  book: () => Promise<NameBook>,
): Search {
  const ask = askedOnce(askNow);
  return async (asked) => {
    const { plan, added } = await planned(ask, asked, await book(), level);
    const [events, requests, chapters] = await Promise.all([
      readOn({ ask, ...asking('events', plan), judge: judgedEvent(plan) }),
      readOn({ ask, ...asking('requests', plan), judge: judgedRequest(plan) }),
      level === 'super' ? chaptersIn(ask, plan) : none,
    ]);
    const colleges = bestOf(added.map(judgedCollege(asked)));
    return {
      events: events.items,
      requests: requests.items,
      colleges,
      chapters: chapters.items,
      reach: furthest([events, requests, chapters]),
    };
  };
}

/**
 * Returns the plan of a search, with the colleges that staff added among those that it may name: the few that
 * have its words. @throws DataError
 */
export async function planned<F extends Found>(
  ask: Ask<F>,
  asked: SearchQuery,
  book: NameBook,
  level: Level,
): Promise<{ plan: SearchPlan; added: readonly F[] }> {
  const plan = searchPlan(asked, [book]);
  const [token] = plan.collegeTokens;
  if (level !== 'super' || token === undefined) return { plan, added: [] };
  const added = await ask(withToken('colleges', token), lines.colleges, undefined);
  if (plan.isWhole || added.length === 0) return { plan, added };
  const names = added.map(judgedCollege(asked)).map(({ item: { id, name } }) => ({ id, name }));
  return { plan: searchPlan(asked, [book, nameBook(names)]), added };
}

/** Returns the chapters that fit a plan, looked through with `ask`. @throws DataError */
export async function chaptersIn<F extends Found>(
  ask: Ask<F>,
  plan: SearchPlan,
): Promise<Answer<PlacedFraternity>> {
  const judge = judgedChapter(plan);
  const named = Promise.all(plan.colleges.map(({ id }) => ask(chaptersOf(id), mostOfCollege, undefined)));
  const own = named.then((each) => each.flat().map(judge));
  const found = own.then((all) => all.some(({ fit }) => fit > 0));
  // Two words could be a person's name as well.
  if (plan.isSaid && plan.asked.words.length > 2) {
    const ofColleges = await own;
    const isMeant = ofColleges.some(({ fit }) => fit >= bestFit);
    if (isMeant) return { items: bestOf(ofColleges).slice(0, lines.chapters), reach: 'all' };
  }
  const byToken = readOn({
    ask,
    ...asking('chapters', plan),
    judge: (one) => {
      const item = judge(one);
      return { item, fit: item.fit };
    },
    found,
  });
  const [ofColleges, others] = await Promise.all([own, byToken]);
  const each = new Map([...ofColleges, ...others.items].map((one) => [keyOf(one.item), one]));
  const items = bestOf([...each.values()]);
  if (items.length > lines.chapters) return { items: items.slice(0, lines.chapters), reach: 'first' };
  return { items, reach: others.reach };
}

function keyOf({ collegeId, id }: PlacedFraternity): string {
  return `${collegeId}/${id}`;
}

function asking(room: keyof typeof pages, { tokens, sure, colleges, isSaid }: SearchPlan) {
  // The chapters of the colleges are read as well.
  const most = colleges.length > 1 ? 1 : isSaid ? 2 : undefined;
  return {
    ...(most !== undefined && { pages: most }),
    questions: tokens.map((token) => withToken(room, token)),
    sure,
    size: pages[room],
    wanted: lines[room],
  };
}

/** Returns how far several answers reach together. */
export function furthest(answers: readonly Answer<unknown>[]): Reach {
  const has = (reach: Reach) => answers.some((answer) => answer.reach === reach);
  if (has('some')) return 'some';
  return has('first') ? 'first' : 'all';
}
