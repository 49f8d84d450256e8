import { pipelineStages } from '../../../domain/sales/salesSchema.ts';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import styles from './Board.module.css';

/** The placeholder of the board while it is loading. */
export function BoardSkeleton() {
  return (
    <SkeletonRows
      loading="Loading the pipeline…"
      rows={pipelineStages.length}
      height="16rem"
      className={styles.columns}
    />
  );
}
