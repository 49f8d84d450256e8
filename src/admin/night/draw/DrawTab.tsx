import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { NightProps } from '../parts/nightProps.ts';
import { useNightPeople } from '../parts/useNightPeople.ts';
import { Draw } from './Draw.tsx';

/** The draw of a night: the list is closed, the tables are drawn, and seats change. */
export function DrawTab(props: NightProps) {
  const live = useNightPeople(props.event.id);
  if (live.status === 'loading') return <Skeleton height="20rem" />;
  if (live.status === 'error') {
    return <FailedNotice message="Failed to load the draw. Please try again later." onRetry={live.retry} />;
  }
  return <Draw {...props} {...live.data} />;
}
