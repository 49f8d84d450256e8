import { useEffect, useRef } from 'react';
import type { CampusPlace } from '../../domain/campus/campusPlaces.ts';
import { PlaceGlyph } from './PlaceGlyph.tsx';
import styles from './PlaceList.module.css';
import { kindWords } from './placeShapes.ts';

type Props = {
  places: readonly CampusPlace[];
  chosen: CampusPlace | null;
  onChoose: (id: string) => void;
};

/** All that the map shows, in words; in step with it. */
export function PlaceList({ places, chosen, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = list.current;
    const line = chosen && box?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!box || !line) return;
    // Only inside the list: the page stays where it is.
    const top = line.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + line.offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTop = top - box.clientHeight / 2;
    }
  }, [chosen]);

  return (
    <div ref={list} className={styles.lists}>
      {(['Fraternity houses', 'Landmarks'] as const).map((title) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {places
              .filter(({ kind }) => (kind === 'house') === (title === 'Fraternity houses'))
              .map((place) => (
                <li key={place.id}>
                  <button
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
                      <span className={styles.about}>
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
