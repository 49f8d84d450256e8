import { useState } from 'react';
import type { Participant } from '../../domain/participants/participant.ts';
import { Button } from '../../ui/Button.tsx';
import { notLoaded, useLazyDialog } from '../../ui/lazyCode.ts';
import { offerRetry } from '../../ui/toast.ts';
import type { Door } from '../door.ts';
import { exportPeople } from './exportPeople.ts';
import styles from './ParticipantList.module.css';

const loadImport = () => import('./import/ImportDialog.tsx');

type Props = { door: Door; people: readonly Participant[]; fixed: boolean; onAdd: () => void };

/** The actions for a list as a whole. */
export function ListTools({ door, people, fixed, onAdd }: Props) {
  const { event, staff } = door;
  const [importing, setImporting] = useState(false);
  const ImportDialog = useLazyDialog(importing ? loadImport : null, {
    failed: notLoaded('The import'),
    close: () => setImporting(false),
    reopen: () => setImporting(true),
  });

  async function save() {
    try {
      await exportPeople(event, people);
    } catch {
      offerRetry('Failed to export the list. Please try again.', save);
    }
  }

  return (
    <div className={styles.tools}>
      <Button aria-haspopup="dialog" disabled={fixed} onClick={onAdd}>
        Add walk-in
      </Button>
      {staff && (
        <>
          <Button tone="plain" aria-haspopup="dialog" disabled={fixed} onClick={() => setImporting(true)}>
            Import
          </Button>
          <Button tone="plain" disabled={people.length === 0} onClick={save}>
            Export CSV
          </Button>
          {ImportDialog && (
            <ImportDialog event={event} staff={staff} people={people} onClose={() => setImporting(false)} />
          )}
        </>
      )}
    </div>
  );
}
