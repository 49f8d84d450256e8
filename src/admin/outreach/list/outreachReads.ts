import type { Source } from '../../../data/source.ts';
import type { PlacedFraternity } from '../../../data/staff/fraternities.ts';
import { type FoundChapters, foundChapters } from '../../../data/staff/outreach/foundChapters.ts';
import { chapterList, countChapters, readChapters } from '../../../data/staff/outreach/listedChapters.ts';
import { newestEntry } from '../../../data/staff/outreach/newestEntry.ts';
import type { PagedList } from '../../../data/staff/reads/pagedList.ts';
import type { ChapterFilter, ChapterList } from '../../../domain/outreach/chapterLists.ts';
import type { OutreachEntry } from '../../../domain/outreach/outreachEntry.ts';
import type { SearchQuery } from '../../../domain/search/searchQuery.ts';

/** What the Outreach screen reads. A test gives its own. */
export type OutreachReads = {
  chapterList: (list: ChapterList, filter: ChapterFilter, today: string) => PagedList<PlacedFraternity>;
  countChapters: (list: ChapterList, filter: ChapterFilter, today: string) => Promise<number>;
  readChapters: typeof readChapters;
  foundChapters: (asked: SearchQuery, filter: ChapterFilter) => Source<FoundChapters>;
  newestEntry: (collegeId: string, fraternityId: string) => Promise<OutreachEntry | null>;
};

/** The reads of the database. */
export const outreachReads: OutreachReads = {
  chapterList,
  countChapters,
  readChapters,
  foundChapters,
  newestEntry,
};
