import { OutreachBadge } from '../../../ui/OutreachBadge.tsx';

/** The outreach status of a college. */
export function CollegeBadge({ status }: { status: string }) {
  return <OutreachBadge status={status} none="No fraternity yet" />;
}
