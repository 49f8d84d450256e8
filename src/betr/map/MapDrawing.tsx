import { memo } from 'react';
import type { MapShapes } from '../../domain/map/mapShapes.ts';
import styles from './CollegeMap.module.css';

/** The land and its borders; the paths are in tenths of a unit. */
export const MapDrawing = memo(function MapDrawing({ shapes }: { shapes: MapShapes }) {
  return (
    <g transform="scale(0.1)">
      {shapes.around && <path className={styles.around} d={shapes.around} />}
      <path className={styles.land} d={shapes.land} />
      <path className={styles.borders} d={shapes.borders} />
    </g>
  );
});
