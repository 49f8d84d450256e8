import type { Source, Watched } from '../../../data/source.ts';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { watchFraternity } from '../../../data/staff/fraternities.ts';
import {
  eventsOfChapter,
  hasChapterRecord,
  requestsOfChapter,
} from '../../../data/staff/outreach/chapterStory.ts';
import { outreachLog } from '../../../data/staff/outreach/outreach.ts';
import type { PagedList } from '../../../data/staff/reads/pagedList.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import type { OutreachEntry } from '../../../domain/outreach/outreachEntry.ts';
import type { TournamentRequest } from '../../../domain/requests/tournamentRequest.ts';

/** Everything that the page of a chapter watches. Each part loads, fails and is tried again by itself. */
export type ChapterSources = {
  chapter: Source<Watched<Fraternity>>;
  log: PagedList<OutreachEntry>;
  /** `names`: what events and requests may call the chapter. */
  events: (names: readonly string[]) => PagedList<StaffEvent>;
  requests: (collegeName: string, names: readonly string[]) => PagedList<TournamentRequest>;
  /** Whether the season has a public record with this id. */
  record: (season: string, id: string) => Source<Watched<true>>;
};

/** Returns what the page of a chapter watches in the database. */
export function chapterSources(collegeId: string, fraternityId: string): ChapterSources {
  return {
    chapter: watchFraternity(collegeId, fraternityId),
    log: outreachLog(collegeId, fraternityId),
    events: (names) => eventsOfChapter(collegeId, names),
    requests: requestsOfChapter,
    record: hasChapterRecord,
  };
}
