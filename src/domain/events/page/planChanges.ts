import { formatDay, formatTime } from '../../time/format.ts';
import type { TourEvent } from '../tourEvent.ts';

/** When and where an event is. */
export type Plan = Pick<TourEvent, 'date' | 'time' | 'location'>;

/** A part of a plan that is new: its name, what it is, and what it was. */
export type PlanChange = { name: 'New day' | 'New time' | 'New place'; now: string; was: string };

/** Returns what is new in an event's plan since somebody saw it. */
export function planChanges(seen: Plan, plan: Plan): PlanChange[] {
  const day = (date: string | null) => (date ? formatDay(date) : 'TBD');
  const parts: PlanChange[] = [
    { name: 'New day', now: day(plan.date), was: day(seen.date) },
    { name: 'New time', now: formatTime(plan.time), was: formatTime(seen.time) },
    { name: 'New place', now: plan.location || 'TBD', was: seen.location || 'TBD' },
  ];
  return parts.filter(({ now, was }) => now !== was);
}
