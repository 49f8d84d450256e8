import staffLayout from '../../ui/staffLayout.module.css';
import styles from './MapStates.module.css';

/** The placeholder of the map while Google's script loads. */
export function MapLoading() {
  return (
    <div className={`${staffLayout.center3} ${styles.place} ${styles.loading}`} role="status">
      Loading map…
    </div>
  );
}
