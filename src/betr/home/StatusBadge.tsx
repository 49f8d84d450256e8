import type { OutreachRow } from '../../domain/outreach/outreachRow.ts';
import { OutreachBadge } from '../../ui/OutreachBadge.tsx';

/**
 * The outreach status in words, in the color of specification 4; the filter groups the statuses into green,
 * yellow and red.
 */
export function StatusBadge({ row }: { row: OutreachRow }) {
  return <OutreachBadge status={row.status} />;
}
