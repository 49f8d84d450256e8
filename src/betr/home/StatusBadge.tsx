import type { OutreachRow } from '../../domain/outreach/outreachRow.ts';
import { Badge } from '../../ui/Badge.tsx';
import layout from '../../ui/layout.module.css';
import { OutreachBadge } from '../../ui/OutreachBadge.tsx';
import { StageMark } from '../parts/StageMark.tsx';
import styles from './StatusBadge.module.css';

/**
 * The outreach status: the map's mark, whose color is the one of the filter (specification 2.20), and the
 * badge in words, in the color of specification 4.
 */
export function StatusBadge({ row: { stage, status, declined } }: { row: OutreachRow }) {
  return (
    <span className={styles.status}>
      <span className={`${layout.inline2} ${styles.stage}`}>
        <StageMark stage={stage} />
        <OutreachBadge status={status} />
      </span>
      {declined && <Badge tone="red">Said no</Badge>}
    </span>
  );
}
