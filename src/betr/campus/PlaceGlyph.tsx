import type { CampusPlace } from '../../domain/campus/campusPlaces.ts';
import styles from './PlaceGlyph.module.css';
import { placeShapes } from './placeShapes.ts';

/** The marker of a place by its kind: house, flag, building or pin. */
export function PlaceGlyph({ place, size = 28 }: { place: CampusPlace; size?: number }) {
  return (
    <svg className={styles.glyph} width={size} height={size} viewBox="-1 -1 26 26" aria-hidden="true">
      <path d={placeShapes[place.kind]} fill={place.color} />
    </svg>
  );
}
