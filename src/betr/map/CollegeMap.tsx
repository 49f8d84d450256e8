import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { canvas, markerRadius } from '../../domain/map/canvas.ts';
import { fromScreen, isInSight, unitIn } from '../../domain/map/frame.ts';
import type { MapMarker } from '../../domain/map/mapMarkers.ts';
import type { MapShapes } from '../../domain/map/mapShapes.ts';
import { nearest } from '../../domain/map/nearest.ts';
import { centered, pointAt, seenAt } from '../../domain/map/view.ts';
import { type Active, nothingActive } from './active.ts';
import styles from './CollegeMap.module.css';
import { MapDrawing } from './MapDrawing.tsx';
import { focusMarker, MapMarkers } from './MapMarkers.tsx';
import { MapTooltip } from './MapTooltip.tsx';
import { mapGestures } from './mapGestures.ts';
import { createMapView } from './mapView.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

type Props = {
  /** The name of the map for screen readers. */
  label: string;
  shapes: MapShapes;
  markers: readonly MapMarker[];
  active: Active;
  onActive: (active: Active) => void;
  onChoose: (id: string) => void;
};

/** The maximum distance between a press and a marker, in pixels. */
const reach = { mouse: 12, touch: 24 };

/**
 * The college map (specification 2.18). It can be dragged and zoomed, and the arrow keys move from marker to
 * marker.
 */
export function CollegeMap({ label, shapes, markers, active, onActive, onChoose }: Props) {
  const frame = useRef<HTMLDivElement | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [view] = useState(createMapView);
  const shown = markers.find(({ college }) => college.id === active.id);

  const layer = useCallback(
    (group: SVGGElement) => {
      const draw = () => {
        const { zoom, x, y } = view.now();
        group.setAttribute('transform', `translate(${x} ${y}) scale(${zoom})`);
        group.style.setProperty('--zoom', String(zoom));
      };
      draw();
      return view.watch(draw);
    },
    [view],
  );

  const gestures = useCallback(
    (element: HTMLDivElement) => {
      frame.current = element;
      return mapGestures(element, view, () => onActive(nothingActive));
    },
    [view, onActive],
  );

  useEffect(() => {
    const box = frame.current?.getBoundingClientRect();
    if (!active.seek || !shown || !box || isInSight(seenAt(shown.at, view.now()), box)) return;
    view.change((seen) => centered(seen, shown.at));
  }, [active, shown, view]);

  function under({ clientX, clientY }: MouseEvent, pixels: number): MapMarker | null {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return null;
    const place = fromScreen({ x: clientX, y: clientY }, box);
    const units = Math.max(markerRadius.raised, pixels / unitIn(box));
    return nearest(markers, pointAt(place, view.now()), units / view.now().zoom);
  }

  function point(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.buttons > 0) return;
    if (event.target instanceof Element && event.target.closest('[role=tooltip]')) return;
    const id = under(event, reach.mouse)?.college.id ?? '';
    if (id !== active.id) onActive({ id, seek: false });
  }

  function press(event: MouseEvent): void {
    const byFinger =
      event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'touch';
    // A press by a screen reader has no position.
    const named = event.target instanceof Element && event.target.getAttribute('data-college');
    const marker =
      event.detail === 0
        ? markers.find(({ college }) => college.id === named)
        : under(event, byFinger ? reach.touch : reach.mouse);
    if (!marker) return;
    // The dialog returns the focus to the marker.
    if (svg.current) focusMarker(svg.current, marker.college.id);
    onChoose(marker.college.id);
  }

  return (
    <div className={styles.panel}>
      <div
        ref={gestures}
        className={styles.frame}
        onPointerMove={point}
        onPointerLeave={() => active.id && onActive(nothingActive)}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the markers are the buttons; a press beside one is meant for it */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing */}
        <svg
          ref={svg}
          className={styles.map}
          viewBox={`0 0 ${canvas.width} ${canvas.height}`}
          preserveAspectRatio="xMidYMid slice"
          role="group"
          aria-label={label}
          onClick={press}
        >
          <g ref={layer}>
            <MapDrawing shapes={shapes} />
            <MapMarkers
              markers={markers}
              active={active.id}
              view={view}
              onActive={onActive}
              onChoose={onChoose}
            />
          </g>
        </svg>
        {shown && <MapTooltip key={active.id} marker={shown} view={view} frame={frame} />}
      </div>
      <ZoomButtons view={view} />
    </div>
  );
}
