import { useMemo } from 'react';
import { crewOf } from '../../../data/staff/crewOfEvent.ts';
import { drawSecretOf, slipsOf, stepsOf } from '../../../data/staff/night.ts';
import type { CrewMember } from '../../../domain/crew/crewMember.ts';
import type { DrawSecret } from '../../../domain/night/board/drawSecret.ts';
import type { Slip } from '../../../domain/night/counts/slips.ts';
import type { Step } from '../../../domain/night/steps/step.ts';
import { useLive } from '../../../hooks/useLive.ts';

/**
 * The log of a night: what was counted at its tables, what the directors did, and whose phones there are.
 * `secret`: the staff's part of the draw, null when it isn't there. `more`: more was counted than is read.
 */
export type NightLog = {
  slips: readonly Slip[];
  steps: readonly Step[];
  /** null when it can't be read. */
  crew: readonly CrewMember[] | null;
  secret: DrawSecret | null;
  more: boolean;
};

type LoadedLog =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | { status: 'ready'; log: NightLog };

/** Returns the log of an event's night, live. */
export function useNightLog(eventId: string): LoadedLog {
  const slips = useLive(useMemo(() => slipsOf(eventId), [eventId]));
  const steps = useLive(useMemo(() => stepsOf(eventId), [eventId]));
  const crew = useLive(useMemo(() => crewOf(eventId), [eventId]));
  const draw = useLive(useMemo(() => drawSecretOf(eventId), [eventId]));
  if (slips.status === 'error') return slips;
  if (steps.status === 'error') return steps;
  const isLoading = [slips, steps, crew].some(({ status }) => status === 'loading');
  if (isLoading || slips.status === 'loading' || steps.status === 'loading') return { status: 'loading' };
  // Without the crew only the names of the phones are missing.
  const members = crew.status === 'ready' ? crew.data.items : null;
  const secret = draw.status === 'ready' ? draw.data.item : null;
  const { items, more } = slips.data;
  return { status: 'ready', log: { slips: items, steps: steps.data.items, crew: members, secret, more } };
}
