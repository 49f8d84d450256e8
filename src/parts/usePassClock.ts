import { useState } from 'react';
import { untilChange } from '../domain/crew/crewAccess.ts';
import type { CrewPass } from '../domain/crew/pass.ts';
import { useTimeout } from '../hooks/useTimeout.ts';
import { useWindowEvent } from '../hooks/useWindowEvent.ts';

/** Timers of more than some weeks ring at once. */
const longest = 3_600_000;

/** Returns a moment of now that follows the clock where a pass begins or ends. */
export function usePassClock(pass: CrewPass | null): Date {
  const [now, setNow] = useState(() => new Date());
  const until = untilChange(pass, now);
  const look = () => setNow(new Date());
  useTimeout(look, until === null ? null : Math.min(until, longest), now);
  // Timers stop while a page sleeps.
  useWindowEvent('focus', look);
  useWindowEvent('pageshow', look);
  return now;
}
