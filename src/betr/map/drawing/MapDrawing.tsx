import { memo } from 'react';
import type { MapShapes } from '../../../domain/map/mapShapes.ts';
import styles from './CollegeMap.module.css';

/** The land, its borders and its neighbors; the paths are in tenths of a unit. */
export const MapDrawing = memo(function MapDrawing({ shapes }: { shapes: MapShapes }) {
  return (
    <g transform="scale(0.1)">
      <path className={styles.neighbors} d={shapes.neighbors} />
      <path className={styles.lakes} d={shapes.lakes} />
      {shapes.insets && <path className={styles.insets} d={shapes.insets} />}
      {shapes.around && <path className={styles.around} d={shapes.around} />}
      <path className={styles.land} d={shapes.land} />
      <path className={styles.borders} d={shapes.borders} />
    </g>
  );
});
