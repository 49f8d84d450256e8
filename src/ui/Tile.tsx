import styles from './Tile.module.css';

/** A colored tile with letters in place of a logo; the full name is in the text beside it. */
export function Tile({ letters, color }: { letters: string; color: string }) {
  const fontSize = letters.length > 2 ? `${2.5 / letters.length}em` : undefined;
  return (
    <span className={styles.tile} style={{ background: color, fontSize }} aria-hidden="true">
      {letters}
    </span>
  );
}
