import styles from './Button.module.css';

export type ButtonTone = 'gold' | 'plain' | 'danger';

/** Returns the class that makes a link look like a Button of the same tone. */
export function buttonClass(tone: ButtonTone = 'gold'): string {
  return `${styles.button} ${styles[tone]}`;
}
