import type { ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import styles from './ZoomBar.module.css';

type Props = {
  zoom: number;
  limits: { least: number; most: number };
  /** Zooms in by a step, or out by one. */
  onStep: (step: 1 | -1) => void;
  /** What to do with a mouse, and with two fingers. */
  hints: { mouse: string; touch: string };
  /** Further buttons beside those that zoom. */
  children: ReactNode;
  /** What stands at the end of the bar. */
  aside?: ReactNode;
};

/** The bar below a map: the zoom and its buttons, and how to move the map. */
export function ZoomBar({ zoom, limits, onStep, hints, children, aside }: Props) {
  return (
    <div className={styles.bar}>
      <fieldset className={styles.buttons} aria-label="Zoom">
        <button
          type="button"
          className={styles.step}
          aria-label="Zoom out"
          aria-disabled={zoom <= limits.least}
          onClick={() => onStep(-1)}
        >
          −
        </button>
        <output aria-label="Zoom level">{Math.round(zoom * 100)}%</output>
        <button
          type="button"
          className={styles.step}
          aria-label="Zoom in"
          aria-disabled={zoom >= limits.most}
          onClick={() => onStep(1)}
        >
          +
        </button>
        {children}
      </fieldset>
      {aside}
      <p className={`${layout.note} ${styles.hint} ${styles.mouse}`}>{hints.mouse}</p>
      <p className={`${layout.note} ${styles.hint} ${styles.touch}`}>{hints.touch}</p>
    </div>
  );
}
