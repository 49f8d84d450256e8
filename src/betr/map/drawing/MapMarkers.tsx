import { type FocusEvent, type KeyboardEvent, memo, useState } from 'react';
import type { MapMarker } from '../../../domain/map/mapMarkers.ts';
import { markerWords } from '../../../domain/map/markerWords.ts';
import { type Direction, nextTo } from '../../../domain/map/nearest.ts';
import { lookOf } from '../../../domain/map/share.ts';
import { seenAt, steppedZoom, zoomTo } from '../../../domain/map/view.ts';
import { type Active, nothingActive } from './active.ts';
import styles from './CollegeMap.module.css';
import type { MapView } from './mapView.ts';

type Props = {
  markers: readonly MapMarker[];
  active: string;
  view: MapView;
  onActive: (active: Active) => void;
  onChoose: (id: string) => void;
};

const arrows = new Map<string, Direction>([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);
const zooms = new Map([
  ['+', 1],
  ['=', 1],
  ['-', -1],
]);

/** Focuses the marker of a college. */
export function focusMarker(map: Element, id: string): void {
  map.querySelector<SVGElement>(`[data-college="${CSS.escape(id)}"]`)?.focus();
}

/**
 * The markers of the colleges. Tab reaches one of them; arrow keys move to the next in their direction, plus,
 * minus and 0 zoom, Enter opens the college.
 */
export function MapMarkers({ markers, active, view, onActive, onChoose }: Props) {
  const [visited, setVisited] = useState('');
  const tabStop = markers.find(({ college }) => college.id === visited) ?? markers.at(-1);

  function focus({ target }: FocusEvent): void {
    const id = target.getAttribute('data-college') ?? '';
    setVisited(id);
    onActive({ id, seek: target.matches(':focus-visible') });
  }

  function press(event: KeyboardEvent): void {
    if (!tabStop || event.ctrlKey || event.metaKey || event.altKey) return;
    const [direction, steps] = [arrows.get(event.key), zooms.get(event.key)];
    if (direction) {
      const next = nextTo(markers, tabStop, direction);
      if (next) focusMarker(event.currentTarget, next.college.id);
    } else if (steps) {
      view.change((seen) => zoomTo(seen, steppedZoom(seen.zoom, steps), seenAt(tabStop.at, seen)));
    } else if (event.key === '0') {
      view.change(() => view.home);
    } else if (event.key === 'Enter' || event.key === ' ') {
      onChoose(tabStop.college.id);
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the buttons inside
    <g onFocus={focus} onBlur={() => onActive(nothingActive)} onKeyDown={press}>
      {markers.map((marker) => (
        <Marker
          key={marker.college.id}
          marker={marker}
          raised={marker.college.id === active}
          tabStop={marker === tabStop}
        />
      ))}
    </g>
  );
}

type MarkerProps = { marker: MapMarker; raised: boolean; tabStop: boolean };

const Marker = memo(function Marker({ marker: { college, at }, raised, tabStop }: MarkerProps) {
  const { color, shape, slice } = lookOf(college);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no <button> inside a drawing
    <g
      className={styles.marker}
      data-stage={color}
      role="button"
      tabIndex={tabStop ? 0 : -1}
      aria-label={markerWords(college)}
      data-college={college.id}
      data-raised={raised || undefined}
      style={{ translate: `${at.x}px ${at.y}px` }}
    >
      <path d={shape} />
      {slice && <path className={styles.slice} d={slice} />}
    </g>
  );
});
