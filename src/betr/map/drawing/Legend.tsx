import type { MapCollege } from '../../../domain/map/mapCollege.ts';
import { lookOfShare, shareCounts, shareNames, shares } from '../../../domain/map/share.ts';
import { LookMark } from '../../parts/StageMark.tsx';
import styles from './Legend.module.css';

/** The meaning of the markers, and how many of each are on the map. */
export function Legend({ colleges }: { colleges: readonly MapCollege[] }) {
  const counts = shareCounts(colleges);
  return (
    <ul className={styles.legend} aria-label="Colors">
      {shares.map((share) => (
        <li key={share}>
          <LookMark {...lookOfShare(share)} />
          {shareNames[share]} <span className={styles.count}>{counts.get(share) ?? 0}</span>
        </li>
      ))}
      <li className={styles.count}>Reached: in contact or scheduled</li>
    </ul>
  );
}
