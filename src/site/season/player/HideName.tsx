import { brand } from '../../../content/brand.ts';
import { Button } from '../../../ui/Button.tsx';
import { copyAddress } from '../../subscribe/copyAddress.ts';
import styles from './HideName.module.css';

/**
 * The way to a name that is shown by mistake, or no longer wanted here. Phones without a mail app do nothing
 * with the link, so the address stands there, too.
 */
export function HideName({ address }: { address: string }) {
  const subject = encodeURIComponent('Hide my name');
  const body = encodeURIComponent(`Please hide the name on this page:\n${address}\n`);
  return (
    <aside className={styles.hide} aria-label="Your name">
      <p>Not you, or don't want to be here? We'll take the name off every page. The points stay.</p>
      <a href={`${brand.emailLink}?subject=${subject}&body=${body}`}>Hide my name</a>
      <b>{brand.email}</b>
      <Button tone="plain" onClick={() => void copyAddress(brand.email)}>
        Copy address
      </Button>
    </aside>
  );
}
