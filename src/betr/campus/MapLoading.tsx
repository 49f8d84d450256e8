import styles from './MapStates.module.css';

/** The placeholder of the map while Google's script loads. */
export function MapLoading() {
  return (
    <div className={`${styles.place} ${styles.loading}`} role="status">
      Loading map…
    </div>
  );
}
