import { memo, useMemo } from 'react';
import type { MapMarker } from '../../../domain/map/mapMarkers.ts';
import type { MapShapes } from '../../../domain/map/mapShapes.ts';
import { mapTexts } from '../../../domain/map/mapTexts.ts';
import { namesOn } from '../../../domain/map/statePlaces.ts';
import { useStore } from '../../../hooks/useStore.ts';
import styles from './CollegeMap.module.css';
import type { MapView } from './mapView.ts';

type Props = { shapes: MapShapes; markers: readonly MapMarker[]; view: MapView };

/**
 * The names on the map, as far as there's room for them. They are placed anew when a movement is over; a
 * press on a college's name means its marker.
 */
export const MapNames = memo(function MapNames({ shapes, markers, view }: Props) {
  const seen = useStore(view.settled);
  const names = useMemo(() => namesOn(shapes), [shapes]);
  const texts = useMemo(() => mapTexts(names, markers, seen), [names, markers, seen]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g className={styles.names} aria-hidden="true">
      {texts.map(({ key, kind, text, at, by, anchor }) => (
        <text
          key={key}
          x={by.x}
          y={by.y}
          style={{ translate: `${at.x}px ${at.y}px` }}
          textAnchor={anchor}
          data-kind={kind}
          data-names={kind === 'college' ? key : undefined}
        >
          {text}
        </text>
      ))}
    </g>
  );
});
