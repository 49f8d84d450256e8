import { useLayoutEffect, useMemo, useRef } from 'react';
import { campusDrawing } from '../../domain/campus/campusDrawing.ts';
import type { MapProps } from './CampusMap.tsx';
import { PlaceGlyph } from './PlaceGlyph.tsx';
import { kindWords } from './placeShapes.ts';
import styles from './StaticMap.module.css';

/** Room around the outermost markers, in pixels of zoom 16. */
const margin = 60;
/** What the scale measures, in metres. */
const scale = 200;

/** The campus as we draw it ourselves (decisions, "Google Maps"): the same markers at the same places, north above. */
export function StaticMap({ campus, places, chosen, onChoose }: MapProps) {
  const { width, height, placed, metresPerPixel } = useMemo(() => campusDrawing(places, margin), [places]);
  const marker = useRef<HTMLButtonElement>(null);
  const step = scale / metresPerPixel;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another marker is another place to go to
  useLayoutEffect(() => {
    const box = marker.current?.closest(`.${styles.scroll}`);
    const at = marker.current;
    if (box && at) box.scrollLeft = at.offsetLeft - box.clientWidth / 2;
  }, [chosen]);

  return (
    <div className={styles.scroll}>
      <div className={styles.map} style={{ aspectRatio: `${width} / ${height}` }}>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Map of ${campus.name}, drawn`}>
          <defs>
            <pattern id="campus-grid" width={step} height={step} patternUnits="userSpaceOnUse">
              <path d={`M${step} 0H0V${step}`} className={styles.grid} />
            </pattern>
          </defs>
          <rect width={width} height={height} className={styles.ground} />
          <rect width={width} height={height} fill="url(#campus-grid)" />
          <g className={styles.scale} transform={`translate(16 ${height - 18})`}>
            <path d={`M0 -6V0H${step}V-6`} />
            <text x={step + 8} y="2">
              {scale} m
            </text>
          </g>
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
            {place.letters && <span className={styles.letters}>{place.letters}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}
