import { slug } from '../text/slug.ts';
import type { DirectoryCollege } from './collegeDirectory.ts';

/**
 * Why a college is active: its number of fraternities in contact and scheduled, and of events that are not
 * completed.
 */
export type Activity = { inContact: number; scheduled: number; events: number };

type Fraternity = { collegeId: string; status: string };
type Event = { collegeId: string; collegeName: string; status: string };

/**
 * Returns the active colleges by id (specification-decisions, "Active Colleges"). An event of an older
 * document names its college in words, by its full or its short name.
 */
export function activeColleges(
  colleges: readonly DirectoryCollege[],
  fraternities: readonly Fraternity[],
  events: readonly Event[],
): ReadonlyMap<string, Activity> {
  const activities = new Map<string, Activity>();
  const count = (collegeId: string, field: keyof Activity) => {
    const activity = activities.get(collegeId) ?? { inContact: 0, scheduled: 0, events: 0 };
    activity[field] += 1;
    activities.set(collegeId, activity);
  };
  for (const { collegeId, status } of fraternities) {
    if (status === 'in contact') count(collegeId, 'inContact');
    if (status === 'scheduled' || status === 'scheduling') count(collegeId, 'scheduled');
  }
  const idOf = collegeIds(colleges);
  for (const event of events) {
    const collegeId = idOf(event.collegeId) || idOf(event.collegeName);
    if (collegeId && event.status !== 'completed') count(collegeId, 'events');
  }
  return activities;
}

function collegeIds(colleges: readonly DirectoryCollege[]): (name: string) => string {
  const ids = new Map(
    colleges.flatMap(({ id, name, shortName }) => [name, shortName].map((n) => [slug(n), id])),
  );
  for (const { id } of colleges) ids.set(id, id);
  return (name) => ids.get(name) ?? ids.get(slug(name)) ?? '';
}
