import type { MapCollege } from '../../../domain/map/mapCollege.ts';
import { stageCounts } from '../../../domain/map/mapFilter.ts';
import { stageNames, stages } from '../../../domain/outreach/stage.ts';
import { StageMark } from '../../parts/StageMark.tsx';
import styles from './Legend.module.css';

/** The meaning of the markers, and how many of each are on the map. */
export function Legend({ colleges }: { colleges: readonly MapCollege[] }) {
  const counts = stageCounts(colleges);
  return (
    <ul className={styles.legend} aria-label="Colors">
      {stages.map((stage) => (
        <li key={stage}>
          <StageMark stage={stage} />
          {stageNames[stage]} <span className={styles.count}>{counts.get(stage) ?? 0}</span>
        </li>
      ))}
    </ul>
  );
}
