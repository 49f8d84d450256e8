import { SubscribeButton } from './SubscribeButton.tsx';
import styles from './SubscribeFoot.module.css';

/** The end of a list: whoever has looked through it may want the rest of the season to come to them. */
export function SubscribeFoot() {
  return (
    <aside className={styles.foot} aria-label="Calendar">
      <p>Have every tour night in your own calendar.</p>
      <SubscribeButton />
    </aside>
  );
}
