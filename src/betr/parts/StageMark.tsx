import { type Stage, stageShapes } from '../../domain/outreach/stage.ts';
import styles from './StageMark.module.css';

/** The shape and color of a stage, as on the map; the words beside it say what it means. */
export function StageMark({ stage }: { stage: Stage }) {
  return (
    <svg
      className={styles.mark}
      data-stage={stage}
      width="18"
      height="18"
      viewBox="-12 -12 24 24"
      aria-hidden="true"
    >
      <path className={styles.shape} data-stage={stage} d={stageShapes[stage]} />
    </svg>
  );
}
