import { useSyncExternalStore } from 'react';
import { zoomLimits } from '../../../domain/map/canvas.ts';
import { steppedZoom, zoomTo } from '../../../domain/map/view.ts';
import { Button } from '../../../ui/Button.tsx';
import { ZoomBar } from '../../parts/ZoomBar.tsx';
import type { MapView } from './mapView.ts';
import styles from './ZoomButtons.module.css';

const hints = {
  mouse: 'Drag the map. Pick a marker or a name.',
  touch: 'Use two fingers to move and zoom.',
};

type Props = {
  view: MapView;
  /** Goes to the list, which is below the map on a small screen. */
  onList: () => void;
};

/** Buttons that zoom by a step and back to the whole map (specification 2.18), with the current zoom. */
export function ZoomButtons({ view, onList }: Props) {
  const zoom = useSyncExternalStore(view.watch, () => view.now().zoom);
  const step = (steps: number) => view.change((seen) => zoomTo(seen, steppedZoom(seen.zoom, steps)));
  return (
    <div className={styles.bar}>
      <ZoomBar
        zoom={zoom}
        limits={zoomLimits}
        onStep={step}
        hints={hints}
        aside={
          <Button tone="plain" className={styles.list} onClick={onList}>
            List
          </Button>
        }
      >
        <button type="button" onClick={() => view.change(() => view.home)}>
          Reset
        </button>
      </ZoomBar>
    </div>
  );
}
