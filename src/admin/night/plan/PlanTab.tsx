import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { NightProps } from '../parts/nightProps.ts';
import { useNightPeople } from '../parts/useNightPeople.ts';
import { Plan } from './Plan.tsx';

/** The plan of a night: its rounds, and when it ends. */
export function PlanTab({ event, night }: NightProps) {
  const live = useNightPeople(event.id);
  if (live.status === 'loading') return <Skeleton height="20rem" />;
  if (live.status === 'error') {
    return <FailedNotice message="Failed to load the plan. Please try again later." onRetry={live.retry} />;
  }
  return <Plan event={event} night={night} {...live.data} />;
}
