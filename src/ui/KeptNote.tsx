import styles from './KeptNote.module.css';

/** Says that the form has restored the text typed earlier, and offers to start over. */
export function KeptNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className={styles.kept} role="status">
      We saved your draft.
      <button type="button" onClick={onStartOver}>
        Start over
      </button>
    </p>
  );
}
