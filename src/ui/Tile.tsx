import styles from './Tile.module.css';

/** A colored tile with letters, in the place of a logo; the name itself stands in words beside it. */
export function Tile({ letters, color }: { letters: string; color: string }) {
  return (
    <span className={styles.tile} style={{ background: color }} aria-hidden="true">
      {letters}
    </span>
  );
}
