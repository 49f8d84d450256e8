import { useRef, useState } from 'react';
import { saveSalesSettings } from '../../data/staff/salesStore.ts';
import { useFocusWhenThere } from '../../hooks/focus/useFocusWhenThere.ts';
import { attempt } from '../../parts/attempt.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import consoleLayout from '../../ui/consoleLayout.module.css';
import layout from '../../ui/layout.module.css';
import { ChangedBy } from '../parts/history/ChangedBy.tsx';
import styles from './SalesPage.module.css';
import { SheetForm } from './SheetForm.tsx';

const subject = 'sheet link';
const saveFailed = 'Failed to save URL. Please try again.';

/**
 * Shows the saved link and its actions, or the form when there is no link or it is being edited
 * (specification 2.14).
 */
export function SheetLink({ saved }: { saved: string }) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const focusOn = useFocusWhenThere();

  function stopEditing(): void {
    setEditing(false);
    // The form unmounts and would take the focus with it.
    if (editing) focusOn(() => edit.current);
  }

  async function save(googleSheetUrl: string): Promise<void> {
    await attempt(() => saveSalesSettings({ googleSheetUrl }), {
      failed: saveFailed,
      done: 'Google Sheet URL saved successfully!',
      kept: '',
      onSaved: stopEditing,
      subject,
    });
  }

  async function remove(): Promise<void> {
    await attempt(() => saveSalesSettings({ googleSheetUrl: '' }), {
      failed: saveFailed,
      done: 'Link removed.',
      undo: () => void save(saved),
      subject,
    });
  }

  if (editing || saved === '') {
    return (
      <SheetForm
        saved={saved}
        onTyping={() => setEditing(true)}
        onSave={save}
        onCancel={saved === '' ? undefined : stopEditing}
      />
    );
  }
  return (
    <div className={consoleLayout.left4}>
      <p className={styles.address}>{saved}</p>
      <div className={layout.wrap3}>
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
      <ChangedBy
        record="settings:salesPipeline"
        name="the sheet's link"
        labels={{ googleSheetUrl: 'Google Sheet URL' }}
        restore={{
          busy: false,
          may: ({ from }) => typeof from === 'string' && from !== saved,
          run: ({ from }) => void save(String(from)),
        }}
      />
    </div>
  );
}
