import { type College, readCollege } from '../../../domain/colleges/college.ts';
import { readFraternity } from '../../../domain/fraternities/fraternity.ts';
import { fraternityKey } from '../../../domain/fraternities/fraternityNames.ts';
import type { Condition } from '../../../domain/outreach/chapterLists.ts';
import { listFields } from '../../../domain/outreach/listFields.ts';
import { readRequest, type TournamentRequest } from '../../../domain/requests/tournamentRequest.ts';
import { chapterWords } from '../../../domain/search/chapterSearch.ts';
import { type FoundEvent, readEventSearch, readTokens } from '../../../domain/search/eventSearch.ts';
import { requestTokens } from '../../../domain/search/requestSearch.ts';
import { fitness, type SearchPlan } from '../../../domain/search/searchPlan.ts';
import { isFound, type SearchQuery } from '../../../domain/search/searchQuery.ts';
import { slug } from '../../../domain/text/slug.ts';
import type { PlacedFraternity } from '../fraternities.ts';
import type { Found, Judged } from './readOn.ts';

/** Returns the event of a search document (`events/{id}/private/search`), judged. */
export function judgedEvent(plan: SearchPlan): (found: Found) => Judged<FoundEvent> {
  return ({ path, data }) => judgedShown(plan, readEventSearch(path.split('/')[1] ?? '', data));
}

/** Returns an event as searches show it, judged by its tokens. */
export function judgedShown(
  plan: SearchPlan,
  { item, tokens }: { item: FoundEvent; tokens: readonly string[] },
): Judged<FoundEvent> {
  return {
    item,
    fit: fitness(plan, { ...keysOf(item.collegeName, item.fraternityName), tokens, people: [] }),
  };
}

/** Returns a request, judged by its own words: its tokens are what its visitor sent. */
export function judgedRequest(plan: SearchPlan): (found: Found) => Judged<TournamentRequest> {
  return ({ id, data }) => {
    const item = readRequest(id, data);
    const tokens = requestTokens(item);
    const people = [item.organizerName];
    return { item, fit: fitness(plan, { ...keysOf(item.collegeName, item.fraternityName), tokens, people }) };
  };
}

/** Returns a college that staff added, judged. */
export function judgedCollege(asked: SearchQuery): (found: Found) => Judged<College> {
  return ({ id, data }) => ({
    item: readCollege(id, data),
    fit: isFound(asked, readTokens(data, 'searchTokens')) ? 1 : 0,
  });
}

/**
 * Returns a chapter, judged by its own words, so that one without tokens is found at a named college too.
 * `conditions`: what it fulfills too.
 */
export function judgedChapter(
  plan: SearchPlan,
  conditions: readonly Condition[] = [],
): (found: Found) => Judged<PlacedFraternity> {
  return ({ id, path, data }) => {
    const item = { ...readFraternity(id, data), collegeId: path.split('/')[1] ?? '' };
    return judgedPlaced(plan, conditions, item);
  };
}

/** Returns a chapter that was read, judged. */
export function judgedPlaced(
  plan: SearchPlan,
  conditions: readonly Condition[],
  item: PlacedFraternity,
): Judged<PlacedFraternity> {
  const fields: Record<string, unknown> = { ...item, ...listFields(item) };
  const isWithin = conditions.every(([field, , value]) => fields[field] === value);
  return { item, fit: isWithin ? fitOf(plan, item) : 0 };
}

/** Returns how well a chapter is what a search looks for, 0 for not at all. */
function fitOf(plan: SearchPlan, chapter: PlacedFraternity): number {
  const { collegeId } = chapter;
  const fraternity = fraternityKey(chapter.name || chapter.letters);
  const people = [chapter.rushChairName, chapter.presidentName, chapter.philanthropyName];
  return fitness(plan, { tokens: chapterWords(collegeId, chapter), collegeId, fraternity, people });
}

function keysOf(college: string, fraternity: string) {
  return { collegeId: slug(college), fraternity: fraternityKey(fraternity) };
}
