import { useId } from 'react';
import type { Shown } from '../../../data/staff/season/naming.ts';
import { counted } from '../../../domain/text/counted.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFoot } from '../../../ui/DialogFoot.tsx';
import layout from '../../../ui/layout.module.css';
import recordLayout from '../../../ui/recordLayout.module.css';
import styles from './Players.module.css';

type Props = {
  as: string;
  name: string;
  shown: Shown;
  busy: boolean;
  failure: string;
  onAgain: () => void;
  onClose: () => void;
};

/** What was done to a name, what is left, and where copies of it may remain. */
export function ShownDone({ as, name, shown: { left }, busy, failure, onAgain, onClose }: Props) {
  const id = useId();
  const isHidden = as === 'number';
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <div className={`${layout.column4} ${consoleLayout.dialog} ${styles.dialog}`}>
        <h2 id={id}>{titleText(isHidden, left.length)}</h2>
        <p role="status">
          {isHidden
            ? `The results, the standings and the tournaments don't name ${name} anymore, and no event to come will.`
            : `The results, the standings and the tournaments show ${name} this way, and so will every event to come.`}
        </p>
        {left.length > 0 && (
          <div role="alert">
            <p className={consoleLayout.failure}>
              {counted(left.length, 'board')} couldn't be changed and {left.length === 1 ? 'shows' : 'show'}{' '}
              the name as before:
            </p>
            <ul className={styles.pages}>
              {left.map(({ eventId, title }) => (
                <li key={eventId}>{title}</li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h3>What we can't take back</h3>
          <ul className={recordLayout.bullets}>
            <li>Phones that saw a page keep their copy until they open it online again.</li>
            <li>Lists, table cards and certificates that were printed, and pictures people took.</li>
            <li>Search engines, until they visit the page again.</li>
            <li>
              The draw's fingerprint stays, so someone who tries names could still test a guess against it.
            </li>
          </ul>
        </div>
        <DialogFoot failure={failure}>
          {left.length > 0 && (
            <Button tone="plain" busy={busy} onClick={onAgain}>
              Try the rest again
            </Button>
          )}
          <Button onClick={onClose}>Done</Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}

function titleText(isHidden: boolean, left: number): string {
  if (left > 0) return 'Almost done';
  return isHidden ? 'The name is hidden' : 'The name is changed';
}
