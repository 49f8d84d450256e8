import type { OutreachRow } from '../../domain/outreach/outreachRow.ts';
import { counted } from '../../domain/text/counted.ts';
import { formatClock } from '../../domain/time/format.ts';
import { type CampusState, reloadCampuses } from '../campuses/campusStore.ts';
import { ReadTo } from '../parts/ReadTo.tsx';
import styles from './BetrHomePage.module.css';

type Props = {
  shown: readonly OutreachRow[];
  of: number;
  campuses: Extract<CampusState, { status: 'ready' }>;
};

/** What is shown, when it was read, and a button to read it again. */
export function RowsLine({ shown, of, campuses: { data, asOf, refreshing } }: Props) {
  const none = shown.filter(({ stage }) => stage === 'none').length;
  const parts = [
    counted(shown.length - none, 'fraternity', 'fraternities'),
    ...(none > 0 ? [counted(none, 'college without one', 'colleges without one')] : []),
  ];
  return (
    <div className={styles.line}>
      <p role="status">
        {shown.length < of && `${shown.length.toLocaleString('en-US')} of ${counted(of, 'row')}: `}
        {parts.join(', ')}
        {data.readTo !== null && '. '}
        <ReadTo name={data.readTo} />
      </p>
      <p>As of {formatClock(asOf)}</p>
      <button type="button" aria-busy={refreshing} onClick={() => void reloadCampuses()}>
        {refreshing ? 'Refreshing…' : 'Refresh'}
      </button>
    </div>
  );
}
