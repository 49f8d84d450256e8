import type { Results } from './results.ts';
import { type HostEvent, hostOf } from './resultsHost.ts';

/** What an event says that its published results don't: it was renamed, moved, or given to another host. */
export type HostChange = 'title' | 'day' | 'place' | 'host';

/** Returns how an event differs from its published results. */
export function hostChanges(results: Results, event: HostEvent): HostChange[] {
  const host = hostOf(event);
  if (!host) return ['day'];
  const changes: Record<HostChange, boolean> = {
    title: host.title !== results.title,
    day: host.day !== results.day,
    place: host.place !== results.place,
    host:
      host.collegeId !== results.collegeId ||
      host.collegeName !== results.collegeName ||
      host.chapterId !== results.chapterId ||
      host.chapterName !== results.chapterName,
  };
  const all: readonly HostChange[] = ['title', 'day', 'place', 'host'];
  return all.filter((change) => changes[change]);
}
