import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { canvas, core, markerRadius, type Point, zoomLimits } from '../../../domain/map/canvas.ts';
import { fromScreen, isInSight, unitIn } from '../../../domain/map/frame.ts';
import type { MapMarker } from '../../../domain/map/mapMarkers.ts';
import type { MapShapes } from '../../../domain/map/mapShapes.ts';
import { meant } from '../../../domain/map/nearest.ts';
import { centered, middle, pointAt, seenAt, zoomTo } from '../../../domain/map/view.ts';
import layout from '../../../ui/layout.module.css';
import { mapGestures } from '../../gestures/mapGestures.ts';
import { NearbyDialog } from '../college/NearbyDialog.tsx';
import { type Active, nothingActive } from './active.ts';
import styles from './CollegeMap.module.css';
import { drawView } from './drawView.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { focusMarker, MapMarkers } from './MapMarkers.tsx';
import { MapNames } from './MapNames.tsx';
import { MapTooltip } from './MapTooltip.tsx';
import { type MapView, movableMap } from './mapView.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

type Props = {
  /** The name of the map for screen readers. */
  label: string;
  shapes: MapShapes;
  markers: readonly MapMarker[];
  view: MapView;
  active: Active;
  onActive: (active: Active) => void;
  onChoose: (id: string) => void;
  onList: () => void;
};

/**
 * The maximum distance between a press and a marker, and how much further away another marker may be to be
 * meant as well, in pixels.
 */
const reach = { mouse: { reach: 12, doubt: 3 }, touch: { reach: 24, doubt: 10 } };

/**
 * The college map (specification 2.18). It can be dragged and zoomed, and the arrow keys move from marker to
 * marker.
 */
export function CollegeMap(props: Props) {
  const { label, shapes, markers, view, active, onActive, onChoose, onList } = props;
  const frame = useRef<HTMLDivElement | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [near, setNear] = useState<{ markers: readonly MapMarker[]; at: Point } | null>(null);
  const shown = markers.find(({ college }) => college.id === active.id);

  const layer = useCallback((group: SVGGElement) => drawView(group, view), [view]);

  const gestures = useCallback(
    (element: HTMLDivElement) => {
      frame.current = element;
      const measure = () => {
        const { width, height } = element.getBoundingClientRect();
        if (width > 0) view.size.set({ width, height });
      };
      measure();
      const resized = new ResizeObserver(measure);
      resized.observe(element);
      const stop = mapGestures(element, movableMap(view, element), () => onActive(nothingActive));
      return () => {
        resized.disconnect();
        stop();
      };
    },
    [view, onActive],
  );

  useEffect(() => {
    const box = frame.current?.getBoundingClientRect();
    if (!active.seek || !shown || !box || isInSight(seenAt(shown.at, view.now()), box)) return;
    view.change((seen) => centered(seen, shown.at));
  }, [active, shown, view]);

  function under({ clientX, clientY, target }: MouseEvent, pixels: typeof reach.mouse) {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return { at: middle, markers: [] };
    const at = fromScreen({ x: clientX, y: clientY }, box);
    const named = attribute(target, 'data-names');
    if (named) return { at, markers: markers.filter(({ college }) => college.id === named) };
    const [unit, { zoom }] = [unitIn(box), view.now()];
    const units = {
      reach: Math.max(markerRadius.raised, pixels.reach / unit) / zoom,
      doubt: pixels.doubt / unit / zoom,
    };
    return { at, markers: meant(markers, pointAt(at, view.now()), units) };
  }

  function point(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.buttons > 0) return;
    if (isTooltip(event)) return;
    const id = under(event, reach.mouse).markers[0]?.college.id ?? '';
    if (id !== active.id) onActive({ id, seek: false });
  }

  function press(event: MouseEvent): void {
    if (isTooltip(event)) return;
    const byFinger =
      event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'touch';
    // A press by a screen reader has no position.
    const pressed = attribute(event.target, 'data-college');
    const found =
      event.detail === 0
        ? { at: middle, markers: markers.filter(({ college }) => college.id === pressed) }
        : under(event, byFinger ? reach.touch : reach.mouse);
    const [marker, ...others] = found.markers;
    if (!marker) return;
    // The dialog returns the focus to the marker.
    if (svg.current) focusMarker(svg.current, marker.college.id);
    if (others.length > 0) setNear(found);
    else onChoose(marker.college.id);
  }

  function zoomIn(at: Point): void {
    setNear(null);
    view.change((seen) => zoomTo(seen, Math.min(seen.zoom * 2, zoomLimits.most), at));
  }

  return (
    <div className={`${layout.card} ${styles.panel}`}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the markers are the buttons; a press beside one is meant for it */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields */}
      <div
        ref={gestures}
        className={styles.frame}
        role="group"
        aria-label={label}
        onClick={press}
        onPointerMove={point}
        onPointerLeave={() => active.id && onActive(nothingActive)}
      >
        <svg
          ref={svg}
          className={styles.map}
          viewBox={`${(canvas.width - core.width) / 2} 0 ${core.width} ${core.height}`}
          role="presentation"
        >
          <g ref={layer}>
            <MapDrawing shapes={shapes} />
            <MapNames shapes={shapes} markers={markers} view={view} />
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
      <ZoomButtons view={view} onList={onList} />
      {near && (
        <NearbyDialog
          colleges={near.markers.map(({ college }) => college)}
          onChoose={(id) => {
            setNear(null);
            onChoose(id);
          }}
          onZoom={view.now().zoom < zoomLimits.most ? () => zoomIn(near.at) : undefined}
          onClose={() => setNear(null)}
        />
      )}
    </div>
  );
}

function isTooltip({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('[role=tooltip]') !== null;
}

function attribute(target: EventTarget, name: string): string | null {
  return target instanceof Element ? target.getAttribute(name) : null;
}
