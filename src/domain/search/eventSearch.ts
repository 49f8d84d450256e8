import { collegeWords } from '../colleges/collegeWords.ts';
import type { EventFieldName, EventValues, StoredValues } from '../events/eventFields.ts';
import { eventState } from '../events/eventState.ts';
import { eventTitle } from '../events/eventTitle.ts';
import { limits } from '../fields/limits.ts';
import { day, list, readFields, text } from '../fields/storedFields.ts';
import { fraternityWords } from '../fraternities/fraternityNames.ts';
import { sortKey } from '../time/parse.ts';
import { searchedDay } from './searchedDay.ts';
import { searchTokens } from './searchTokens.ts';

/**
 * What staff's search knows of an event, `events/{id}/private/search`: its tokens, and enough to show it in a
 * list without reading the event.
 */
export type EventSearch = {
  title: string;
  collegeName: string;
  fraternityName: string;
  location: string;
  state: string;
  date: string | null;
  sortDate: string;
  tokens: readonly string[];
};

/** An event as a search shows it. */
export type FoundEvent = Omit<EventSearch, 'tokens'> & { id: string };

/** The fields of the form that the search document is made of. */
const searchedEventFields = [
  'title',
  'eventName',
  'collegeName',
  'fraternityName',
  'date',
  'time',
  'location',
  'state',
  'contactName',
  'contactEmail',
  'contactPhone',
  'contactPerson',
] as const satisfies readonly EventFieldName[];

/** The values that the search document is made of. */
export type SearchedEvent = Pick<StoredValues, (typeof searchedEventFields)[number]>;

/** Returns the search document of an event with these values. */
export function eventSearch(event: SearchedEvent): EventSearch {
  const title = eventTitle(event).slice(0, limits.title);
  const collegeName = event.collegeName.slice(0, limits.name);
  const fraternityName = event.fraternityName.slice(0, limits.name);
  const location = event.location.slice(0, limits.location);
  const state = eventState(event);
  const { date } = event;
  return {
    title,
    collegeName,
    fraternityName,
    location,
    state: /^[A-Z]{2}$/.test(state) ? state : '',
    date,
    sortDate: sortKey(date, event.time),
    tokens: searchTokens({
      main: [
        fraternityWords({ name: fraternityName }),
        collegeWords({ name: collegeName }),
        searchedDay(date),
        state,
        title,
        location,
      ],
      names: [event.contactName, event.contactPerson],
      more: [event.eventName, collegeWords({ name: '', state }), event.contactEmail],
      phones: [event.contactPhone],
    }),
  };
}

/**
 * Returns an event's search document after `changes`, null when no word changes. `title`: what a blank one
 * becomes.
 */
export function changedEventSearch(
  now: StoredValues,
  changes: Partial<EventValues>,
  title: string | undefined,
): EventSearch | null {
  if (!searchedEventFields.some((name) => name in changes)) return null;
  const next = { ...now, ...changes };
  return eventSearch({ ...next, title: title ?? next.title });
}

const stored = {
  title: text,
  collegeName: text,
  fraternityName: text,
  location: text,
  state: text,
  date: day,
  sortDate: text,
};

/** Returns the event in a stored search document, and its tokens; never throws. */
export function readEventSearch(id: string, data: unknown): { item: FoundEvent; tokens: string[] } {
  return { item: { ...readFields(stored, data), id }, tokens: readTokens(data, 'tokens') };
}

/** Returns the tokens in a field of a stored document; never throws. */
export function readTokens(data: unknown, field: 'tokens' | 'searchTokens'): string[] {
  const found = readFields({ [field]: list }, data);
  return (found[field] ?? []).filter((token) => typeof token === 'string');
}
