import { use, useEffect } from 'react';
import { useSnapshot } from '../routing/useSnapshot.ts';
import type { LiveState } from './boardNews.ts';
import type { LiveNight } from './liveNight.ts';

/**
 * Follows an event's night while the component is mounted; returns what is known of it. `forRoom`: on a
 * screen that the whole room sees.
 */
export function useLiveNight(
  data: Promise<LiveNight>,
  forRoom = false,
): LiveState & Pick<LiveNight, 'eventId' | 'retry'> {
  const night = use(data);
  useEffect(() => night.follow(forRoom), [night, forRoom]);
  return { ...useSnapshot(night), eventId: night.eventId, retry: night.retry };
}
