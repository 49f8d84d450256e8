import type { Ref } from 'react';
import type { MapMarker } from '../../../domain/map/mapMarkers.ts';
import type { MapShapes } from '../../../domain/map/mapShapes.ts';
import { collegeCount } from '../../../domain/map/markerWords.ts';
import layout from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Active } from './active.ts';
import { CollegeMap } from './CollegeMap.tsx';
import { Legend } from './Legend.tsx';
import styles from './MapPanel.module.css';
import mapSide from './mapSide.module.css';
import type { MapView } from './mapView.ts';

type Props = {
  ref: Ref<HTMLDivElement>;
  /** The name of the country or state. */
  name: string;
  shapes: MapShapes | null;
  markers: readonly MapMarker[];
  view: MapView;
  active: Active;
  onActive: (active: Active) => void;
  onChoose: (id: string) => void;
  onList: () => void;
};

/** The map once its shapes have loaded, and its legend. */
export function MapPanel({ ref, name, shapes, markers, ...map }: Props) {
  return (
    <div ref={ref} tabIndex={-1} className={`${mapSide.mapSide} ${styles.panel}`}>
      {shapes ? (
        <CollegeMap
          label={`Map of ${name}, ${collegeCount(markers.length)}`}
          shapes={shapes}
          markers={markers}
          {...map}
        />
      ) : (
        <div className={`${layout.card} ${styles.noMap}`} role="status">
          <Skeleton height="100%" />
          <span className="visually-hidden">Loading the map of {name}…</span>
        </div>
      )}
      <Legend colleges={markers.map(({ college }) => college)} />
    </div>
  );
}
