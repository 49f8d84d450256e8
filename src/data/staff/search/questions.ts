import type { Condition } from '../../../domain/outreach/chapterLists.ts';

/** What a search finds. */
export type Room = 'events' | 'requests' | 'colleges' | 'chapters';

/**
 * A query. `group`: over all collections of that name; `newest`: the field that orders it, downward;
 * `conditions`: what is asked beside the token.
 */
export type Question = {
  path: string;
  group: boolean;
  token: { field: string; value: string } | null;
  newest: string | null;
  conditions?: readonly Condition[];
};

const rooms = {
  events: { path: 'private', group: true, field: 'tokens', newest: 'sortDate' },
  requests: { path: 'tournamentRequests', group: false, field: 'searchTokens', newest: 'createdAt' },
  colleges: { path: 'colleges', group: false, field: 'searchTokens', newest: null },
  chapters: { path: 'fraternities', group: true, field: 'searchTokens', newest: null },
} as const;

/** Returns the query for the documents with a token. */
export function withToken(room: Room, value: string): Question {
  const { field, ...rest } = rooms[room];
  return { ...rest, token: { field, value } };
}

/** Returns the query for all chapters of a college. */
export function chaptersOf(collegeId: string): Question {
  return { path: `colleges/${collegeId}/fraternities`, group: false, token: null, newest: null };
}
