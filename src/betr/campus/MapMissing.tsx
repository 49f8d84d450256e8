import staffLayout from '../../ui/staffLayout.module.css';
import styles from './MapStates.module.css';

/** The message when there is no key for Google Maps, or its script doesn't load (specification 8). */
export function MapMissing() {
  return (
    <div className={`${staffLayout.center3} ${styles.place}`}>
      <p role="alert">
        <strong>Google Maps not loaded</strong>
        <br />
        Add your API key to enable maps
      </p>
      <p>The list has the same places, and Static Image Map needs no key.</p>
    </div>
  );
}
