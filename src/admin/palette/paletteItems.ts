import type { PlacedFraternity } from '../../data/staff/fraternities.ts';
import type { SearchHits } from '../../data/staff/search/searching.ts';
import type { College } from '../../domain/colleges/college.ts';
import { collegeWords } from '../../domain/colleges/collegeWords.ts';
import { conferenceAbbreviation } from '../../domain/colleges/conferenceName.ts';
import type { ListedCollege } from '../../domain/lists/listedColleges.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import type { FoundEvent } from '../../domain/search/eventSearch.ts';
import { isFound, type SearchQuery } from '../../domain/search/searchQuery.ts';
import { searchTokens } from '../../domain/search/searchTokens.ts';
import { bestFirst } from '../../domain/text/bestFirst.ts';
import { formatDayShort } from '../../domain/time/format.ts';
import { type EventTab, staffPaths } from '../../staffPaths.ts';

/** The groups of the palette, in their order: first what this browser knows, so no answer comes above. */
const groups = [
  'Recent events',
  "Today's events",
  'Colleges',
  'Actions',
  'Screens',
  'Events',
  'Requests',
  'Chapters and people',
] as const;
export type Group = (typeof groups)[number];

/** A line of the palette: it leads to an address, or does something. */
export type PaletteItem = {
  key: string;
  group: Group;
  label: string;
  detail: string;
  does: { to: string } | { run: () => void };
  /** Shown as keys beside the line. */
  shortcut?: string;
  /** Other words that it is looked for by. */
  words?: string;
  /** The tab of today's event that it leads to. */
  tab?: EventTab;
  /** Whether it is shown only to whoever looks for it. */
  hidden?: boolean;
};

/** Returns the lines for what a search found. */
export function foundItems(
  hits: SearchHits,
  asked: SearchQuery,
  listed: readonly ListedCollege[],
): PaletteItem[] {
  const known = new Map(listed.map(({ id, name }) => [id, name]));
  const added = hits.colleges.filter(({ id }) => !known.has(id));
  return [
    ...hits.events.map((event) => eventItem(event)),
    ...hits.requests.map(requestItem),
    ...added.map(collegeItem),
    ...hits.chapters.map((chapter) => chapterItem(chapter, known.get(chapter.collegeId), asked)),
  ];
}

/** Returns the line of an event, which leads to its page or to a tab of it. */
export function eventItem(event: FoundEvent, group: Group = 'Events', tab?: EventTab): PaletteItem {
  const { id, title, collegeName, fraternityName, location, state } = event;
  const names = [collegeName, fraternityName].filter((name) => !title.includes(name));
  const day = event.date ? formatDayShort(event.date) : 'No date yet';
  return {
    key: `event ${group} ${id}`,
    group,
    label: title,
    detail: line([day, ...names, location, location.includes(state) ? '' : state]),
    does: { to: staffPaths.eventPage(id, tab) },
  };
}

function requestItem(request: TournamentRequest): PaletteItem {
  const { id, organizerName, collegeName, fraternityName, proposedDate, status } = request;
  return {
    key: `request ${id}`,
    group: 'Requests',
    label: organizerName,
    detail: line([collegeName, fraternityName, formatDayShort(proposedDate), status]),
    does: { to: `${staffPaths.adminScreen('requests')}?request=${encodeURIComponent(id)}` },
  };
}

function collegeItem({
  id,
  name,
  conference,
  state,
}: Pick<College, 'id' | 'name' | 'conference' | 'state'>): PaletteItem {
  return {
    key: `college ${id}`,
    group: 'Colleges',
    label: name,
    detail: line([conference, state]),
    does: { to: `${staffPaths.adminScreen('colleges')}?college=${encodeURIComponent(id)}` },
  };
}

function chapterItem(
  chapter: PlacedFraternity,
  college: string | undefined,
  asked: SearchQuery,
): PaletteItem {
  const people = [
    [chapter.rushChairName, chapter.rushChairNumber],
    [chapter.presidentName, chapter.presidentNumber],
    [chapter.philanthropyName, chapter.philanthropyNumber],
  ] as const;
  const [first] = people.filter(([name]) => name !== '');
  // Whoever was looked for is named, otherwise the first one known.
  const meant = people.find(([name, phone]) => {
    const tokens = searchTokens({ main: [name], phones: [phone] });
    return asked.words.some((words) => words.some((word) => tokens.includes(word)));
  });
  return {
    key: `chapter ${chapter.collegeId}/${chapter.id}`,
    group: 'Chapters and people',
    label: chapter.name,
    detail: line([college ?? chapter.collegeId.replaceAll('-', ' '), ...(meant ?? first ?? [])]),
    does: { to: staffPaths.chapter(chapter.collegeId, chapter.id) },
  };
}

/** Returns a search through the colleges of the list, which asks no server: the four likeliest. */
export function listedSearch(listed: readonly ListedCollege[]): (asked: SearchQuery) => PaletteItem[] {
  const all = listed.map((college) => ({
    college,
    tokens: searchTokens({
      main: [collegeWords({ ...college, conference: '' }), college.shortName, college.nickname, college.city],
      more: [college.conference, conferenceAbbreviation(college.conference)],
    }),
  }));
  return (asked) => {
    const found = all.filter(({ tokens }) => isFound(asked, tokens)).map(({ college }) => college);
    const called = ({ name, shortName }: ListedCollege) => [name, shortName];
    return bestFirst(found, asked.key, called).slice(0, 4).map(collegeItem);
  };
}

/** Returns those lines whose own words a search looks for. */
export function matchingItems(items: readonly PaletteItem[], asked: SearchQuery): PaletteItem[] {
  return items.filter(({ label, detail, words = '' }) =>
    isFound(asked, searchTokens({ main: [label, detail, words] })),
  );
}

/** Returns the lines of several lists in the order of their groups, each once. */
export function inGroups(items: readonly PaletteItem[]): PaletteItem[] {
  const each = [...new Map(items.map((item) => [item.key, item])).values()];
  return groups.flatMap((group) => each.filter((item) => item.group === group));
}

function line(parts: readonly string[]): string {
  return parts.filter((part) => part !== '' && part !== 'TBD').join(' · ');
}
