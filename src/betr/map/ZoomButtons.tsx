import { useSyncExternalStore } from 'react';
import { zoomLimits } from '../../domain/map/canvas.ts';
import { steppedZoom, wholeCanvas, zoomTo } from '../../domain/map/view.ts';
import type { MapView } from './mapView.ts';
import styles from './ZoomButtons.module.css';

/** Buttons that zoom by a step and back to the whole map (specification 2.18), with the current zoom. */
export function ZoomButtons({ view }: { view: MapView }) {
  const zoom = useSyncExternalStore(view.watch, () => view.now().zoom);
  const step = (steps: number) => view.change((seen) => zoomTo(seen, steppedZoom(seen.zoom, steps)));
  return (
    <div className={styles.bar}>
      <fieldset className={styles.buttons} aria-label="Zoom">
        <button
          type="button"
          className={styles.step}
          aria-label="Zoom out"
          aria-disabled={zoom <= zoomLimits.least}
          onClick={() => step(-1)}
        >
          −
        </button>
        <output aria-label="Zoom level">{Math.round(zoom * 100)}%</output>
        <button
          type="button"
          className={styles.step}
          aria-label="Zoom in"
          aria-disabled={zoom >= zoomLimits.most}
          onClick={() => step(1)}
        >
          +
        </button>
        <button type="button" onClick={() => view.change(() => wholeCanvas)}>
          Reset
        </button>
      </fieldset>
      <p className={`${styles.hint} ${styles.mouse}`}>
        Drag to move, turn the wheel to zoom; arrow keys go from marker to marker.
      </p>
      <p className={`${styles.hint} ${styles.touch}`}>Move and zoom with two fingers.</p>
    </div>
  );
}
