import { useEffect, useRef, useState } from 'react';
import { send } from '../../data/staff/changes/send.ts';
import { saveSalesSettings } from '../../data/staff/sales.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { showToast } from '../../ui/toast.ts';
import styles from './SalesPage.module.css';
import { SheetForm } from './SheetForm.tsx';

const saveFailed = 'Failed to save URL. Please try again.';

/**
 * The saved link with what can be done about it; without one, or while it is edited, the form (specification
 * 2.14).
 */
export function SheetLink({ saved }: { saved: string }) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The form goes, and the focus with it.
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  /** Returns whether the link is saved, here at least. */
  async function save(googleSheetUrl: string): Promise<boolean> {
    try {
      const sent = await send(() => saveSalesSettings({ googleSheetUrl }), saveFailed);
      if (sent === 'acknowledged' && googleSheetUrl) showToast('Google Sheet URL saved successfully!');
      return true;
    } catch {
      const retry = async () => (await save(googleSheetUrl)) && setEditing(false);
      showToast(saveFailed, 'alert', { label: 'Retry', run: retry });
      return false;
    }
  }

  async function remove() {
    if (!(await save(''))) return;
    showToast('Link removed.', 'status', { label: 'Undo', run: () => void save(saved) });
  }

  if (editing || saved === '') {
    return (
      <SheetForm
        saved={saved}
        onTyping={() => setEditing(true)}
        onSave={async (url) => {
          const done = await save(url);
          if (done) setEditing(false);
        }}
        onCancel={saved === '' ? undefined : () => setEditing(false)}
      />
    );
  }
  return (
    <div className={styles.saved}>
      <p className={styles.address}>{saved}</p>
      <div className={styles.buttons}>
        <a className={buttonClass()} href={saved} target="_blank" rel="noreferrer">
          Open link
        </a>
        <Button ref={edit} tone="plain" onClick={() => setEditing(true)}>
          Edit
        </Button>
        <Button tone="plain" onClick={remove}>
          Remove link
        </Button>
      </div>
    </div>
  );
}
