import { useId } from 'react';
import { brand } from '../../content/brand.ts';
import { seasonPath } from '../../domain/calendar/seasonPath.ts';
import { subscribeUrls } from '../../domain/calendar/subscribeUrls.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import layout from '../../ui/layout.module.css';
import { copyAddress } from './copyAddress.ts';
import styles from './SubscribeDialog.module.css';

/** Subscribes to the season's calendar: in the programs most people use, or in any other by its address. */
function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const url = location.origin + seasonPath;
  const { apple, google, outlook } = subscribeUrls(url, brand.name);
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={id}>Subscribe to the season</h2>
        <p>
          Every tour night in your own calendar. New dates and changes show up there by themselves, usually
          within a day.
        </p>
        <a className={buttonClass('plain')} href={apple}>
          Apple Calendar
        </a>
        <a className={buttonClass('plain')} href={google} target="_blank" rel="noopener">
          Google Calendar
        </a>
        <a className={buttonClass('plain')} href={outlook} target="_blank" rel="noopener">
          Outlook
        </a>
        <p className={layout.muted}>
          On Android, add it to Google Calendar on a computer once. Your phone shows it from then on.
        </p>
        <div className={styles.address}>
          <Field
            label="Address for any other calendar"
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <Button tone="plain" onClick={() => void copyAddress(url)}>
            Copy address
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

export { SubscribeDialog as Component };
