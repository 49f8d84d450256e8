import { useCallback, useMemo, useRef } from 'react';
import { campusDrawing } from '../../domain/campus/campusDrawing.ts';
import { dragScroll } from './dragScroll.ts';
import type { MapProps } from './mapProps.ts';
import { PlaceGlyph } from './PlaceGlyph.tsx';
import { kindWords } from './placeShapes.ts';
import styles from './StaticMap.module.css';

/** The margin around the outermost markers, in pixels at zoom 16. */
const margin = 90;
/** Meters from the center of the campus. */
const rings = [250, 500, 750, 1000];

/**
 * A drawn map of the campus (decisions, "Google Maps"): the same markers at the same places, north up. Where
 * it doesn't fit it can be scrolled and dragged.
 */
export function StaticMap({ campus, places, chosen, onChoose }: MapProps) {
  const { width, height, placed, center, metersPerPixel } = useMemo(
    () => campusDrawing(places, campus, margin),
    [places, campus],
  );
  const marker = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another marker is another place to go to
  const centered = useCallback(
    (box: HTMLDivElement | null) => {
      if (!box) return;
      const at = marker.current;
      box.scrollLeft = (at?.offsetLeft ?? (box.scrollWidth * center.x) / width) - box.clientWidth / 2;
      box.scrollTop = (at?.offsetTop ?? (box.scrollHeight * center.y) / height) - box.clientHeight / 2;
    },
    [chosen],
  );

  return (
    <div ref={centered} className={styles.scroll} {...dragScroll}>
      <div
        className={styles.map}
        style={{ width: `max(100%, ${width}px)`, aspectRatio: `${width} / ${height}` }}
      >
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Map of ${campus.name}, drawn`}>
          <rect width={width} height={height} className={styles.ground} />
          {rings.map((meters) => (
            <g key={meters} className={styles.ring}>
              <circle cx={center.x} cy={center.y} r={meters / metersPerPixel} />
              <text x={center.x} y={center.y - meters / metersPerPixel - 5} textAnchor="middle">
                {meters} m
              </text>
            </g>
          ))}
          <path
            className={styles.center}
            d={`M${center.x - 8} ${center.y}h16M${center.x} ${center.y - 8}v16`}
          />
          <g className={styles.north} transform={`translate(${width - 28} 22)`}>
            <path d="M0 -12L7 8L0 4L-7 8Z" />
            <text y="24" textAnchor="middle">
              N
            </text>
          </g>
        </svg>
        {placed.map(({ place, x, y }) => (
          <button
            key={place.id}
            type="button"
            ref={place === chosen ? marker : undefined}
            className={styles.marker}
            style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
            aria-pressed={place === chosen}
            aria-label={`${place.name}, ${kindWords[place.kind].toLowerCase()}`}
            onClick={() => onChoose(place.id)}
          >
            <PlaceGlyph place={place} />
            <span className={place.letters ? styles.letters : styles.name}>
              {place.letters || place.name}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
