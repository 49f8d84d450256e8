import { memo } from 'react';
import type { MapCollege } from '../../domain/map/mapCollege.ts';
import { lookOf, shareWords } from '../../domain/map/share.ts';
import layout from '../../ui/layout.module.css';
import { LookMark } from '../parts/StageMark.tsx';
import styles from './CollegeList.module.css';
import type { Active } from './drawing/active.ts';

type Props = {
  college: MapCollege;
  active: boolean;
  /** How far it is from a chosen college, '' without one. */
  away: string;
  onActive: (active: Active) => void;
  onChoose: (id: string) => void;
};

/** A college in the list: a button that opens the same dialog as its marker. */
export const CollegeRow = memo(function CollegeRow({ college, active, away, onActive, onChoose }: Props) {
  const { id, name, location, at } = college;
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
        <LookMark {...lookOf(college)} />
        <strong>{name}</strong>
        <span className={`${layout.note} ${styles.facts}`}>
          {location && <span>{location}</span>}
          <span>{shareWords(college)}</span>
          {!at && <span>not on the map</span>}
          {away && <span>{away}</span>}
        </span>
      </button>
    </li>
  );
});
