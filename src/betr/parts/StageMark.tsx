import type { Look } from '../../domain/map/share.ts';
import { type Stage, stageShapes } from '../../domain/outreach/stage.ts';
import styles from './StageMark.module.css';

/** The shape and color of a stage; the words beside it say what it means. */
export function StageMark({ stage }: { stage: Stage }) {
  return <LookMark color={stage} shape={stageShapes[stage]} slice="" />;
}

/** A marker as on the map. */
export function LookMark({ color, shape, slice }: Look) {
  return (
    <svg
      className={styles.mark}
      data-stage={color}
      width="18"
      height="18"
      viewBox="-12 -12 24 24"
      aria-hidden="true"
    >
      <path className={styles.shape} data-stage={color} d={shape} data-split={slice ? '' : undefined} />
      {slice && <path className={styles.shape} data-stage="scheduled" d={slice} />}
    </svg>
  );
}
