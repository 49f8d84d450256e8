import { zoomRange } from '../../domain/campus/campusView.ts';
import { ZoomBar } from '../parts/ZoomBar.tsx';
import styles from './CampusZoom.module.css';
import type { CampusMapView } from './campusMapView.ts';

const hints = { mouse: 'Drag to move, scroll to zoom.', touch: 'Use two fingers to move and zoom.' };

/** Buttons that zoom by a step, to the houses and to the whole campus. */
export function CampusZoom({ view, zoom }: { view: CampusMapView; zoom: number }) {
  return (
    <div className={styles.bar}>
      <ZoomBar zoom={zoom} limits={zoomRange} onStep={view.step} hints={hints}>
        <button type="button" aria-label="Show the houses" onClick={view.showHouses}>
          Houses
        </button>
        <button type="button" aria-label="Show the whole campus" onClick={view.showAll}>
          Campus
        </button>
      </ZoomBar>
    </div>
  );
}
