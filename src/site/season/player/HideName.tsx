import { brand } from '../../../content/brand.ts';
import styles from './HideName.module.css';

/** The way to a name that is shown by mistake, or no longer wanted here. */
export function HideName({ address }: { address: string }) {
  const subject = encodeURIComponent('Hide my name');
  const body = encodeURIComponent(`Please hide the name on this page:\n${address}\n`);
  return (
    <aside className={styles.hide} aria-label="Your name">
      <p>Not you, or don't want to be here? We'll take the name off every page. The points stay.</p>
      <a href={`${brand.emailLink}?subject=${subject}&body=${body}`}>Hide my name</a>
    </aside>
  );
}
