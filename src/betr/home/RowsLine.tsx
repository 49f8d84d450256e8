import { formatClock } from '../../domain/time/format.ts';
import { type CampusState, reloadCampuses } from '../campuses/campusStore.ts';
import styles from './HomePage.module.css';

type Props = { shown: number; of: number; campuses: Extract<CampusState, { status: 'ready' }> };

const number = new Intl.NumberFormat('en-US');

/** The number of rows, when they were read, and a button to read them again. */
export function RowsLine({ shown, of, campuses: { data, asOf, refreshing } }: Props) {
  const all = `${number.format(of)} ${of === 1 ? 'row' : 'rows'}`;
  return (
    <div className={styles.line}>
      <p role="status">
        {shown === of ? all : `${number.format(shown)} of ${all}`}
        {!data.complete && '. There are more: only the first ones are read.'}
      </p>
      <p>As of {formatClock(asOf)}</p>
      <button type="button" aria-busy={refreshing} onClick={() => void reloadCampuses()}>
        {refreshing ? 'Refreshing…' : 'Refresh'}
      </button>
    </div>
  );
}
