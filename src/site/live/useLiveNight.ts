import { use, useEffect } from 'react';
import { useSnapshot } from '../routing/useSnapshot.ts';
import type { LiveNight, LiveState } from './liveNight.ts';

/** Follows an event's night while the component is mounted; returns what is known of it. */
export function useLiveNight(data: Promise<LiveNight>): LiveState & Pick<LiveNight, 'eventId' | 'retry'> {
  const night = use(data);
  useEffect(() => night.follow(), [night]);
  return { ...useSnapshot(night), eventId: night.eventId, retry: night.retry };
}
