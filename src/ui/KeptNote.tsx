import styles from './KeptNote.module.css';

/** Says that the form came back with what was typed into it, and offers to begin anew. */
export function KeptNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className={styles.kept} role="status">
      We kept what you typed last time.
      <button type="button" onClick={onStartOver}>
        Start over
      </button>
    </p>
  );
}
