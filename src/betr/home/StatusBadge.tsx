import type { OutreachRow } from '../../domain/outreachRow.ts';
import { Badge } from '../../ui/Badge.tsx';

/** The outreach status in its colour: the words say more than green, yellow and red. */
export function StatusBadge({ row }: { row: OutreachRow }) {
  return <Badge tone={row.colour}>{row.status}</Badge>;
}
