import type { MapCollege } from '../../domain/map/mapCollege.ts';
import { mapStatistics } from '../../domain/map/mapStatistics.ts';
import recordLayout from '../../ui/recordLayout.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './MapStatistics.module.css';

type Props = {
  /** The colleges that pass the filters; null while they are loading. */
  colleges: readonly MapCollege[] | null;
  /** All colleges. */
  of: readonly MapCollege[];
};

/**
 * The statistics box (specification 2.18) of what is filtered, with the numbers of all colleges beside it.
 */
export function MapStatistics({ colleges, of }: Props) {
  const numbers = colleges && mapStatistics(colleges);
  const all = mapStatistics(of);
  const filtered = colleges !== null && colleges.length < of.length;
  const facts = [
    ['Total colleges', numbers?.colleges, `of ${all.colleges.toLocaleString('en-US')}`],
    ['Total fraternities', numbers?.fraternities, `of ${all.fraternities.toLocaleString('en-US')}`],
    ['Average fraternity size', numbers && (numbers.averageSize ?? '–'), `all: ${all.averageSize ?? '–'}`],
  ] as const;
  return (
    <dl
      className={`${recordLayout.smallTerms} ${styles.statistics}`}
      aria-label={filtered ? 'Filtered colleges' : 'All colleges'}
    >
      {facts.map(([label, value, rest]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value?.toLocaleString('en-US') ?? <Skeleton width="3ch" />} {filtered && <small>{rest}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
