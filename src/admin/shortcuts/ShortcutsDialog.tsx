import { useId } from 'react';
import { useStore } from '../../hooks/useStore.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './ShortcutsDialog.module.css';
import { setSingleKeys, shortcuts, singleKeys } from './shortcuts.ts';

/** Lists the shortcuts and switches those of a single key off (WCAG 2.1.4). */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const on = useStore(singleKeys);
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={id}>Keyboard shortcuts</h2>
        <dl className={styles.list}>
          {shortcuts.map(({ keys, does, single }) => (
            <div key={does} className={single && !on ? styles.off : undefined}>
              <dt>{does}</dt>
              <dd>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <label className={`${staffLayout.row3} ${styles.choice}`}>
          <input type="checkbox" checked={on} onChange={({ target }) => setSingleKeys(target.checked)} />
          Single-key shortcuts
        </label>
        <p className={layout.note}>
          They don't work while you type. Turn them off if you press keys by accident or dictate.
        </p>
      </div>
    </Dialog>
  );
}

export { ShortcutsDialog as Component };
