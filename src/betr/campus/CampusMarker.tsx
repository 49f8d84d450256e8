import type { CampusPlace } from '../../domain/campus/campusPlaces.ts';
import type { Side } from '../../domain/campus/mapLabels.ts';
import { PlaceGlyph } from './PlaceGlyph.tsx';
import { kindWords } from './placeShapes.ts';
import styles from './StaticMap.module.css';

type Props = {
  place: CampusPlace;
  x: number;
  y: number;
  /** Where its label has room; undefined where it has none, and it shows under the pointer only. */
  label: { side: Side; width: number; height: number } | undefined;
  chosen: boolean;
  onChoose: () => void;
  /** Called when the keyboard reaches it. */
  onKeyFocus: () => void;
};

/** A place on the drawn map: a button with its picture, and its label where it covers no other. */
export function CampusMarker({ place, x, y, label, chosen, onChoose, onKeyFocus }: Props) {
  return (
    <button
      type="button"
      className={styles.marker}
      style={{ translate: `${x}px ${y}px` }}
      aria-pressed={chosen}
      aria-label={`${place.name}, ${kindWords[place.kind].toLowerCase()}`}
      onClick={onChoose}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) onKeyFocus();
      }}
    >
      <PlaceGlyph place={place} size={chosen ? 44 : 28} />
      <span
        className={`${styles.label} ${label ? '' : styles.spare}`}
        data-side={label?.side ?? 'below'}
        style={label && { width: label.width, height: label.height }}
      >
        {place.letters || place.name}
      </span>
    </button>
  );
}
