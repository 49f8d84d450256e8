import type { College } from '../../../domain/colleges/college.ts';
import type { Condition } from '../../../domain/outreach/chapterLists.ts';
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

/**
 * Returns the chapters that fit a plan, looked through with `ask`: of all chapters of a named college, and of
 * those with a token. `conditions`: what they fulfill too. @throws DataError
 */
export async function chaptersIn<F extends Found>(
  ask: Ask<F>,
  plan: SearchPlan,
  room: Room = roomOf('chapters'),
): Promise<Answer<PlacedFraternity>> {
  const judge = judgedChapter(plan, room.conditions);
  const named = Promise.all(plan.colleges.map(({ id }) => ask(chaptersOf(id), mostOfCollege, undefined)));
  const own = named.then((each) => each.flat().map((one) => [one.path, judge(one)] as const));
  const isMeant = async () => (await own).some(([, { fit }]) => fit >= bestFit);
  const { person } = plan;
  // Two words could be a person's name as well.
  const isDone = plan.isSaid && (await isMeant());
  const asked = isDone ? { ...plan, tokens: person, sure: person.length } : plan;
  // A person whose name forms no pairs yet is found by its single words.
  const emptyIsFree = plan.colleges.length === 0;
  return readOn({ ask, ...asking('chapters', asked, room), emptyIsFree, judge, own });
}

/** How many documents of a kind a search reads at a time, how many lines it shows, and what they fulfill. */
type Room = { size: number; wanted: number; conditions: readonly Condition[] };

function roomOf(kind: keyof typeof pages): Room {
  return { size: pages[kind], wanted: lines[kind], conditions: [] };
}

function asking(kind: keyof typeof pages, plan: SearchPlan, { size, wanted, conditions } = roomOf(kind)) {
  const { tokens, sure, colleges, namings } = plan;
  const isNamed = namings.some(({ isWhole, fraternity }) => isWhole && fraternity !== null);
  // The chapters of the colleges are read as well.
  const most = colleges.length > 1 ? 1 : isNamed ? 2 : undefined;
  const share = kind === 'events' && colleges.length > 1 ? 2 : 1;
  return {
    ...(most !== undefined && { pages: most }),
    questions: tokens.map((token) => ({ ...withToken(kind, token), conditions })),
    sure,
    size: size / share,
    wanted: wanted / share,
  };
}

/** Returns how far several answers reach together. */
export function furthest(answers: readonly Answer<unknown>[]): Reach {
  const has = (reach: Reach) => answers.some((answer) => answer.reach === reach);
  if (has('some')) return 'some';
  return has('first') ? 'first' : 'all';
}
