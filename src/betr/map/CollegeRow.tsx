import { memo } from 'react';
import type { MapCollege } from '../../domain/map/mapCollege.ts';
import { fraternityCount } from '../../domain/map/markerWords.ts';
import { stageNames } from '../../domain/outreach/stage.ts';
import layout from '../../ui/layout.module.css';
import { StageMark } from '../parts/StageMark.tsx';
import styles from './CollegeList.module.css';
import { CollegeBadge } from './college/CollegeBadge.tsx';
import type { Active } from './drawing/active.ts';

type Props = {
  college: MapCollege;
  active: boolean;
  onActive: (active: Active) => void;
  onChoose: (id: string) => void;
};

/** A college in the list: a button that opens the same dialog as its marker. */
export const CollegeRow = memo(function CollegeRow({ college, active, onActive, onChoose }: Props) {
  const { id, name, location, status, stage, at } = college;
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
        <StageMark stage={stage} />
        <strong>{name}</strong>
        <span className={`${layout.note} ${styles.facts}`}>
          {location && <span>{location}</span>}
          <span>{stage === 'none' ? stageNames.none : fraternityCount(college)}</span>
          {!at && <span>not on the map</span>}
          {stage !== 'none' && <CollegeBadge status={status} />}
        </span>
      </button>
    </li>
  );
});
