import type { Write } from '../../../domain/changes/change.ts';
import { type Fraternity, readFraternity } from '../../../domain/fraternities/fraternity.ts';
import { fraternityScheduled, fraternityUnscheduled } from '../../../domain/outreach/scheduled.ts';
import { localDay } from '../../../domain/time/parse.ts';
import type { Plan } from '../changes/planned.ts';
import { changing, chapterPath } from './chapterPlans.ts';

/** The fraternity that an event is scheduled with, before its status says so. */
export type ScheduledWith = {
  collegeId: string;
  /** Brought up to date when the event is created. */
  before: Fraternity;
};

/**
 * The documents of a new event, the claim of its address among them, and what is written with them to a
 * document that may be gone by now.
 */
export type NewEvent = {
  claim: { path: string; of: string };
  writes: readonly Write[];
  asked?: Write | undefined;
};

/** Creates an event and marks its fraternity as scheduled, by what stands. What is gone is left out. */
export function schedulePlan(chapter: ScheduledWith, { claim, writes, asked }: NewEvent): Plan {
  return async (look) => {
    const { collegeId, before } = chapter;
    const [claimed, request, found] = await Promise.all([
      look(claim.path),
      asked && look(asked.path, {}),
      look(chapterPath(collegeId, before.id), before),
    ]);
    // An earlier attempt whose answer was lost; another event's claim is for the rules to refuse.
    if (Object(claimed).of === claim.of) return [];
    if (found !== undefined) chapter.before = readFraternity(before.id, found);
    return [
      ...writes,
      ...(asked && request !== undefined ? [asked] : []),
      ...(found === undefined ? [] : markingScheduled(chapter)),
    ];
  };
}

/** Returns the writes that mark a fraternity as scheduled, none when it is. */
function markingScheduled({ collegeId, before }: ScheduledWith): Write[] {
  const changes = fraternityScheduled(before, localDay(new Date()));
  return Object.keys(changes).length > 0 ? [changing(collegeId, before, changes)] : [];
}

/** Returns the writes that take that back, except for what someone has changed since. */
export function unmarkingScheduled({ collegeId, before }: ScheduledWith, now: Fraternity): Write[] {
  const changes = fraternityUnscheduled(before, now, localDay(new Date()));
  return Object.keys(changes).length > 0 ? [changing(collegeId, now, changes)] : [];
}
