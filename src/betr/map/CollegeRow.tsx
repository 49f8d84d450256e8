import { memo } from 'react';
import { fraternityCount } from '../../domain/map/collegeWords.ts';
import type { MapCollege } from '../../domain/map/mapCollege.ts';
import type { Active } from './active.ts';
import { CollegeBadge } from './CollegeBadge.tsx';
import styles from './CollegeList.module.css';

type Props = {
  college: MapCollege;
  active: boolean;
  onActive: (active: Active) => void;
  onChoose: (id: string) => void;
};

/** A college in the list: a button that opens the same dialog as its marker. */
export const CollegeRow = memo(function CollegeRow({ college, active, onActive, onChoose }: Props) {
  const { id, name, location, status, at } = college;
  return (
    <li data-row={id} className={styles.item}>
      <button
        type="button"
        className={styles.row}
        data-active={active || undefined}
        onClick={() => onChoose(id)}
        onFocus={() => onActive({ id, seek: true })}
        onPointerEnter={() => onActive({ id, seek: false })}
      >
        <strong>{name}</strong>
        <span className={styles.facts}>
          {location && <span>{location}</span>}
          <span>{fraternityCount(college)}</span>
          {!at && <span>not on the map</span>}
        </span>
        <CollegeBadge status={status} />
      </button>
    </li>
  );
});
