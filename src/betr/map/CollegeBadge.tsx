import { OutreachBadge } from '../../ui/OutreachBadge.tsx';

/** How far outreach has come with a college. */
export function CollegeBadge({ status }: { status: string }) {
  return <OutreachBadge status={status} none="No fraternity yet" />;
}
