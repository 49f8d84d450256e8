import { Button } from '../../ui/Button.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import { reloadCampuses } from '../campuses/campusStore.ts';
import styles from './MapPage.module.css';

const reasons = {
  failed: 'Failed to load colleges. Please try again later.',
  none: 'There are no colleges yet.',
};

/** Says that the map shows sample data, and why (specification 8). */
export function SampleNotice({ why }: { why: 'failed' | 'none' }) {
  return (
    <div className={`${staffLayout.bar3} ${styles.notice}`}>
      <p role={why === 'failed' ? 'alert' : 'status'}>
        <strong>Sample data.</strong> {reasons[why]} The numbers below are made up.
      </p>
      <Button tone="plain" onClick={() => void reloadCampuses()}>
        Retry
      </Button>
    </div>
  );
}
