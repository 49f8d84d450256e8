import styles from './MapStates.module.css';

/** The place of the map while Google's script is on its way. */
export function MapLoading() {
  return (
    <div className={`${styles.place} ${styles.loading}`} role="status">
      Loading map…
    </div>
  );
}
