import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { campusDrawing } from '../../domain/campus/campusDrawing.ts';
import { campusLabels } from '../../domain/campus/campusLabels.ts';
import { scaleBar } from '../../domain/campus/scaleBar.ts';
import { campusGrounds } from '../../domain/lists/campusGrounds.ts';
import { useStore } from '../../hooks/useStore.ts';
import { mapGestures } from '../gestures/mapGestures.ts';
import { CampusGround } from './CampusGround.tsx';
import { CampusMarker } from './CampusMarker.tsx';
import { CampusZoom } from './CampusZoom.tsx';
import { createCampusMapView } from './campusMapView.ts';
import type { MapProps } from './mapProps.ts';
import { NorthAndScale } from './NorthAndScale.tsx';
import styles from './StaticMap.module.css';

/** The ground around the outermost places, in pixels at zoom 16. */
const margin = 400;
const nothing = { streets: [], waters: [], lawns: [] };
/** How far an arrow key moves the map, in pixels. */
const push = 80;
const pushes = new Map([
  ['ArrowLeft', { x: push, y: 0 }],
  ['ArrowRight', { x: -push, y: 0 }],
  ['ArrowUp', { x: 0, y: push }],
  ['ArrowDown', { x: 0, y: -push }],
]);

/**
 * A drawn map of the campus (docs/decisions/outreach-and-betr.md): the same markers at the same places, north
 * up, on a sketch of the streets. It opens on the houses and is dragged, pinched and zoomed as the college
 * map is.
 */
export function StaticMap({ campus, places, chosen, onChoose }: MapProps) {
  const drawing = useMemo(() => campusDrawing(places, campus, margin), [places, campus]);
  const [view] = useState(() => createCampusMapView(drawing));
  const { view: seen, frame } = useStore(view);
  const { zoom } = seen;
  const ground = campusGrounds.get(campus.collegeId) ?? nothing;
  const id = chosen?.id ?? '';
  const labels = useMemo(() => campusLabels(drawing, ground, zoom, id), [drawing, ground, zoom, id]);
  const pressed = useRef('');

  const gestures = useCallback(
    (element: HTMLDivElement) => {
      const measure = () => {
        const { clientWidth: width, clientHeight: height } = element;
        if (width > 0 && height > 0) view.measure({ width, height });
      };
      measure();
      const sizes = new ResizeObserver(measure);
      sizes.observe(element);
      const stop = mapGestures(element, view.movable(element), () => {});
      return () => {
        sizes.disconnect();
        stop();
      };
    },
    [view],
  );

  // A place that was pressed on the map stays under the finger.
  useEffect(() => {
    const at = drawing.placed.find(({ place }) => place.id === id);
    if (at && (id !== pressed.current || !view.shows(at))) view.center(at);
    pressed.current = '';
  }, [drawing, id, view]);

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = pushes.get(event.key);
    if (by) view.pan(by);
    else if (event.key === '+' || event.key === '=') view.step(1);
    else if (event.key === '-') view.step(-1);
    else if (event.key === '0') view.showHouses();
    else return;
    event.preventDefault();
  }

  const left = frame.width / 2 - seen.x * zoom;
  const top = frame.height / 2 - seen.y * zoom;
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the buttons inside */}
      <div ref={gestures} className={styles.frame} onKeyDown={press}>
        <svg className={styles.map} role="img" aria-label={`Map of ${campus.name}, drawn`}>
          <g transform={`translate(${left} ${top})`}>
            <g transform={`scale(${zoom})`}>
              <CampusGround ground={ground} at={drawing.at} />
            </g>
            {labels.ground.map(({ id: key, name, at: { x, y }, turn }) => (
              <text
                key={key}
                className={styles.text}
                transform={`translate(${x * zoom} ${y * zoom}) rotate(${turn})`}
              >
                {name}
              </text>
            ))}
          </g>
        </svg>
        <div className={styles.markers} style={{ translate: `${left}px ${top}px` }}>
          {drawing.placed.map(({ place, x, y }) => (
            <CampusMarker
              key={place.id}
              place={place}
              x={x * zoom}
              y={y * zoom}
              label={labels.sides.get(place.id)}
              chosen={place === chosen}
              onChoose={() => {
                pressed.current = place.id;
                onChoose(place.id);
              }}
              onKeyFocus={() => {
                if (!view.shows({ x, y })) view.center({ x, y });
              }}
            />
          ))}
        </div>
        <NorthAndScale {...scaleBar(drawing.metersPerPixel / zoom, Math.min(160, frame.width / 3))} />
      </div>
      <CampusZoom view={view} zoom={zoom} />
    </div>
  );
}
