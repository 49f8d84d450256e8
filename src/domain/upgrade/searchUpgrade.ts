import type { ChapterPlace } from '../colleges/change/chapterPlace.ts';
import { readCollege } from '../colleges/college.ts';
import type { StoredValues } from '../events/eventFields.ts';
import { readFraternity } from '../fraternities/fraternity.ts';
import { readRequest } from '../requests/tournamentRequest.ts';
import { chapterTokens } from '../search/chapterSearch.ts';
import { collegeTokens } from '../search/collegeSearch.ts';
import { eventSearch, readEventSearch, readTokens } from '../search/eventSearch.ts';
import { requestTokens } from '../search/requestSearch.ts';
import { fraternityUpgrade } from './fraternityUpgrade.ts';
import { settingPlan, type UpgradePlan } from './upgradePlan.ts';

type Stored = Record<string, unknown>;

/** Returns the search tokens to write, or nothing when a document already has exactly these. */
function tokensToSet(stored: Stored, tokens: readonly string[]): { searchTokens?: readonly string[] } {
  const same = readTokens(stored, 'searchTokens').join(' ') === tokens.join(' ');
  return same && (tokens.length === 0 || 'searchTokens' in stored) ? {} : { searchTokens: tokens };
}

/**
 * Returns the upgrade of a stored fraternity of a college at `place` with its search tokens, or null for
 * none.
 */
export function chapterUpgrade(collegeId: string, place: ChapterPlace, stored: Stored): UpgradePlan | null {
  const set = fraternityUpgrade(stored, place)?.set;
  const tokens = chapterTokens(collegeId, readFraternity('', { ...stored, ...set }));
  return settingPlan(stored, { ...set, ...tokensToSet(stored, tokens) });
}

/** Returns the upgrade of a stored request, or null when its search tokens are right. */
export function requestUpgrade(stored: Stored): UpgradePlan | null {
  return settingPlan(stored, tokensToSet(stored, requestTokens(readRequest('', stored))));
}

/** Returns the upgrade of a college that isn't on the list, or null when its search tokens are right. */
export function collegeUpgrade(stored: Stored): UpgradePlan | null {
  return settingPlan(stored, tokensToSet(stored, collegeTokens(readCollege('', stored))));
}

/**
 * Returns the plan of an event, with its search document where `found`, the stored one, is missing or shows
 * other values.
 */
export function withSearch(
  plan: UpgradePlan | null,
  values: StoredValues,
  found: Stored | undefined,
): UpgradePlan | null {
  const wanted = eventSearch(values);
  const { item, tokens } = readEventSearch('', found);
  if (tokens.length > 0 && sameShown(item, readEventSearch('', wanted).item)) return plan;
  const line = { field: 'search words', now: found ? 'other words' : 'missing', later: 'filled in' };
  const idle = { set: {}, removed: [], hidden: null, unlock: null, people: 0, changes: [], problems: [] };
  const base = plan ?? idle;
  return { ...base, search: true, changes: [...base.changes, line] };
}

function sameShown(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
