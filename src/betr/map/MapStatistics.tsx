import type { MapCollege } from '../../domain/map/mapCollege.ts';
import { mapStatistics } from '../../domain/map/mapStatistics.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './MapStatistics.module.css';

/** The statistics box (specification 2.18) for the colleges of the map; null while they are loading. */
export function MapStatistics({ colleges }: { colleges: readonly MapCollege[] | null }) {
  const numbers = colleges && mapStatistics(colleges);
  const facts = [
    ['Total colleges', numbers?.colleges],
    ['Total fraternities', numbers?.fraternities],
    ['Average fraternity size', numbers && (numbers.averageSize ?? '–')],
  ] as const;
  return (
    <dl className={styles.statistics}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton width="3ch" />}</dd>
        </div>
      ))}
    </dl>
  );
}
