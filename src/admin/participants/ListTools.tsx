import { lazy, Suspense, useState } from 'react';
import type { StaffEvent } from '../../data/staff/events.ts';
import type { Participant } from '../../domain/readParticipant.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { exportPeople } from './exportPeople.ts';
import styles from './ParticipantList.module.css';

const loadImport = () => import('./ImportDialog.tsx');
const ImportDialog = lazy(async () => ({ default: (await loadImport()).ImportDialog }));

type Props = { event: StaffEvent; people: readonly Participant[]; fixed: boolean; onAdd: () => void };

/** What can be done with a list as a whole. */
export function ListTools({ event, people, fixed, onAdd }: Props) {
  const [importing, setImporting] = useState(false);

  // Its code is fetched, which needs a network.
  async function openImport() {
    try {
      await loadImport();
      setImporting(true);
    } catch {
      showToast('Failed to open the import. Please try again.', 'alert', { label: 'Retry', run: openImport });
    }
  }

  async function save() {
    try {
      await exportPeople(event, people);
    } catch {
      showToast('Failed to export the list. Please try again.', 'alert', { label: 'Retry', run: save });
    }
  }

  return (
    <div className={styles.tools}>
      <Button aria-haspopup="dialog" disabled={fixed} onClick={onAdd}>
        Add walk-in
      </Button>
      <Button tone="plain" aria-haspopup="dialog" disabled={fixed} onClick={openImport}>
        Import
      </Button>
      <Button tone="plain" disabled={people.length === 0} onClick={save}>
        Export CSV
      </Button>
      {importing && (
        <Suspense>
          <ImportDialog event={event} people={people} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
