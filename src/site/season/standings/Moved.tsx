import styles from './StandingTable.module.css';

/** How many places a line moved with the newest night, as an arrow; nothing for one that stayed. */
export function Moved({ place, before }: { place: number; before: number | null }) {
  if (place === before) return null;
  if (before === null) return <span className={styles.moved}>New</span>;
  const up = place < before;
  const places = Math.abs(before - place);
  return (
    <span className={styles.moved} data-up={up || undefined}>
      <span aria-hidden="true">
        {up ? '▲' : '▼'} {places}
      </span>
      <span className="visually-hidden">
        {up ? 'Up' : 'Down'} {places} since the last night
      </span>
    </span>
  );
}
