import { pipelineStages } from '../../domain/salesSchema.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Board.module.css';

/** The shape of the board while it is on its way. */
export function BoardSkeleton() {
  return (
    <div className={styles.columns}>
      <p role="status" className="hush">
        Loading the pipeline…
      </p>
      {pipelineStages.map((stage) => (
        <Skeleton key={stage} height="16rem" />
      ))}
    </div>
  );
}
