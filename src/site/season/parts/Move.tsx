import styles from './Move.module.css';

/** How many places somebody moved with the newest night; nothing for someone who didn't, or is new. */
export function Move({ place, before }: { place: number | null; before: number | null }) {
  if (place === null || before === null || place === before) return null;
  const places = Math.abs(before - place);
  const up = place < before;
  return (
    <p className={styles.move} data-up={up || undefined}>
      {up ? 'Up' : 'Down'} {places} {places === 1 ? 'place' : 'places'} since the last night
    </p>
  );
}
