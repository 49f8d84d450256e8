import { useMemo } from 'react';
import { collegeCount } from '../../domain/map/collegeWords.ts';
import { type MapChoice, mapChoices } from '../../domain/map/mapChoices.ts';
import type { MapCollege } from '../../domain/map/mapCollege.ts';
import { mapMarkers } from '../../domain/map/mapMarkers.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Active } from './active.ts';
import { CollegeMap } from './CollegeMap.tsx';
import { Legend } from './Legend.tsx';
import styles from './MapPage.module.css';
import { useMapShapes } from './useMapShapes.ts';

type Props = {
  choice: MapChoice;
  colleges: readonly MapCollege[];
  active: Active;
  onActive: (active: Active) => void;
  onChoose: (id: string) => void;
};

/** The chosen map once its shapes have loaded, and its legend. */
export function MapPanel({ choice, colleges, active, onActive, onChoose }: Props) {
  const shapes = useMapShapes(choice);
  const drawn = shapes === 'failed' ? null : shapes;
  const markers = useMemo(() => (drawn ? mapMarkers(colleges, drawn.fromCountry) : []), [colleges, drawn]);
  const name = mapChoices.find(([code]) => code === choice)?.[1] ?? '';
  return (
    <div className={styles.panel}>
      {drawn ? (
        <CollegeMap
          key={choice}
          label={`Map of ${name}, ${collegeCount(markers.length)}`}
          shapes={drawn}
          markers={markers}
          active={active}
          onActive={onActive}
          onChoose={onChoose}
        />
      ) : (
        <div className={styles.noMap} role="status">
          {shapes === 'failed' ? (
            <p>
              The map of {name} did not load. The list has all its colleges; reload the page to try again.
            </p>
          ) : (
            <>
              <Skeleton height="100%" />
              <span className="visually-hidden">Loading the map of {name}…</span>
            </>
          )}
        </div>
      )}
      <Legend />
    </div>
  );
}
