import styles from './Tile.module.css';

/** A colored tile with letters in place of a logo; the full name is in the text beside it. */
export function Tile({ letters, color }: { letters: string; color: string }) {
  return (
    <span className={styles.tile} style={{ background: color }} aria-hidden="true">
      {letters}
    </span>
  );
}
