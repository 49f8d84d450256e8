import type { Cursor } from '../../data/listQuery.ts';
import { groupEvents, latestEvents } from '../../data/site/groupEvents.ts';
import type { Page } from '../../data/site/visitorReads.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import type { EventGroup } from '../../domain/find/eventGroup.ts';
import { groupCalled, groupMeant, groupsFor } from '../../domain/find/eventGroups.ts';
import { type Settling, settling } from '../../lib/settling.ts';
import { lastSeen } from '../routing/lastSeen.ts';
import { type PagedList, pagedList } from '../routing/publicList.ts';

/** A group and the list of its events. */
export type Found = { group: EventGroup; list: PagedList<TourEvent> };

/** The group of an address, null when it names none, and the functions that find groups for a text. */
export type Answer = {
  found: Found | null;
  groupsFor: typeof groupsFor;
  groupMeant: typeof groupMeant;
  /** The events whose titles are searched; fetched once, when they're asked for. */
  titled: () => Settling<TourEvent[]>;
};

/** Starts to fetch the events of the group in an address. */
export function search(kind: string, id: string): Answer {
  const group = groupCalled(kind, id);
  let latest: Settling<TourEvent[]> | undefined;
  const memory = () => lastSeen(`find:${kind}/${id}`, readEvent);
  return {
    found: group && { group, list: pagedList(pagesOf(group), memory()) },
    groupsFor,
    groupMeant,
    titled: () => {
      latest ??= settling(latestEvents());
      return latest;
    },
  };
}

/** Returns how to fetch a group's events page by page: those to come, then the completed ones. */
export function pagesOf(
  group: EventGroup,
  fetch: typeof groupEvents = groupEvents,
): (after?: Cursor) => Promise<Page<TourEvent>> {
  /** The first page of the completed events, until it's shown. */
  let completed: Page<TourEvent> | null = null;

  const withCompleted = (page: Page<TourEvent>): Page<TourEvent> => {
    if (page.next || !completed) return page;
    const { items, next } = completed;
    completed = null;
    return { items: [...page.items, ...items], next };
  };

  return async (after) => {
    if (!after) {
      const [toCome, over] = await Promise.all([fetch(group, false), fetch(group, true)]);
      completed = over;
      return withCompleted(toCome);
    }
    return completed ? withCompleted(await fetch(group, false, after)) : fetch(group, true, after);
  };
}
