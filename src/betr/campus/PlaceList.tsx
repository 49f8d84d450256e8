import type { CampusPlace } from '../../domain/campus/campusPlaces.ts';
import layout from '../../ui/layout.module.css';
import { PlaceGlyph } from './PlaceGlyph.tsx';
import styles from './PlaceList.module.css';
import { kindWords } from './placeShapes.ts';

type Props = {
  places: readonly CampusPlace[];
  chosen: CampusPlace | null;
  onChoose: (id: string) => void;
};

/** The places of the map as a list; the chosen place is the same in both. */
export function PlaceList({ places, chosen, onChoose }: Props) {
  return (
    <div className={`${layout.stack4} ${styles.lists}`} data-places>
      {(['Fraternity houses', 'Landmarks'] as const).map((title) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {places
              .filter(({ kind }) => (kind === 'house') === (title === 'Fraternity houses'))
              .map((place) => (
                <li key={place.id}>
                  <button
                    ref={place === chosen ? scrollToLine : undefined}
                    type="button"
                    className={styles.line}
                    aria-pressed={place === chosen}
                    onClick={() => onChoose(place.id)}
                  >
                    <PlaceGlyph place={place} />
                    <span>
                      <strong>
                        {place.name}
                        {place.letters && ` (${place.letters})`}
                      </strong>
                      <span className={`${layout.note} ${styles.about}`}>
                        {place.kind !== 'house' && `${kindWords[place.kind]}. `}
                        {place.about}
                      </span>
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Scrolls a line into view within the list only: the page stays where it is. */
function scrollToLine(line: HTMLElement | null): void {
  const box = line?.closest<HTMLElement>('[data-places]');
  if (!line || !box) return;
  const top = line.offsetTop - box.offsetTop;
  if (top < box.scrollTop || top + line.offsetHeight > box.scrollTop + box.clientHeight) {
    box.scrollTop = top - box.clientHeight / 2;
  }
}
