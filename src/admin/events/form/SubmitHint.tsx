import styles from './EventForm.module.css';

/** Says quietly which keys submit a long form, where there are keys. */
export function SubmitHint() {
  const key = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  return <small className={styles.keys}>{key}+Enter saves</small>;
}
