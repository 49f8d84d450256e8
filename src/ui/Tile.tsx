import styles from './Tile.module.css';

/** A coloured tile with letters, in the place of a logo; the name itself stands in words beside it. */
export function Tile({ letters, colour }: { letters: string; colour: string }) {
  return (
    <span className={styles.tile} style={{ background: colour }} aria-hidden="true">
      {letters}
    </span>
  );
}
