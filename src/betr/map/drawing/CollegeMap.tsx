import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { canvas, core, type Point, zoomLimits } from '../../../domain/map/canvas.ts';
import { isInSight } from '../../../domain/map/frame.ts';
import type { MapMarker } from '../../../domain/map/mapMarkers.ts';
import type { MapShapes } from '../../../domain/map/mapShapes.ts';
import { centered, seenAt, zoomTo } from '../../../domain/map/view.ts';
import layout from '../../../ui/layout.module.css';
import { NearbyDialog } from '../college/NearbyDialog.tsx';
import { type Active, nothingActive } from './active.ts';
import styles from './CollegeMap.module.css';
import { drawView } from './drawView.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { focusMarker, MapMarkers } from './MapMarkers.tsx';
import { MapNames } from './MapNames.tsx';
import { MapTooltip } from './MapTooltip.tsx';
import type { MapView } from './mapView.ts';
import { isTooltip, type Pointed, pointedAt, pressedOn } from './pointing.ts';
import { useMapFrame } from './useMapFrame.ts';
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
 * The college map (specification 2.18). It can be dragged and zoomed, and the arrow keys move from marker to
 * marker.
 */
export function CollegeMap(props: Props) {
  const { label, shapes, markers, view, active, onActive, onChoose, onList } = props;
  const svg = useRef<SVGSVGElement>(null);
  const [near, setNear] = useState<Pointed | null>(null);
  const shown = markers.find(({ college }) => college.id === active.id);
  const layer = useCallback((group: SVGGElement) => drawView(group, view), [view]);
  const leave = useCallback(() => onActive(nothingActive), [onActive]);
  const { frame, attach } = useMapFrame(view, leave);
  const seen = () => ({ frame: frame.current?.getBoundingClientRect(), view: view.now(), markers });

  useEffect(() => {
    const box = frame.current?.getBoundingClientRect();
    if (!active.seek || !shown || !box || isInSight(seenAt(shown.at, view.now()), box)) return;
    view.change((now) => centered(now, shown.at));
  }, [active, shown, view, frame]);

  function point(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.buttons > 0 || isTooltip(event)) return;
    const id = pointedAt(event, seen()).markers[0]?.college.id ?? '';
    if (id !== active.id) onActive({ id, seek: false });
  }

  function press(event: MouseEvent): void {
    if (isTooltip(event)) return;
    const pressed = pressedOn(event, seen());
    const [marker, ...others] = pressed.markers;
    if (!marker) return;
    // The dialog returns the focus to the marker.
    if (svg.current) focusMarker(svg.current, marker.college.id);
    if (others.length > 0) setNear(pressed);
    else onChoose(marker.college.id);
  }

  function zoomIn(at: Point): void {
    setNear(null);
    view.change((now) => zoomTo(now, Math.min(now.zoom * 2, zoomLimits.most), at));
  }

  return (
    <div className={`${layout.card} ${styles.panel}`}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press beside a marker is meant for it */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields */}
      <div
        ref={attach}
        className={styles.frame}
        role="group"
        aria-label={label}
        onClick={press}
        onPointerMove={point}
        onPointerLeave={() => active.id && leave()}
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
