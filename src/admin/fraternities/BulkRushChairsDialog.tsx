import { useState } from 'react';
import { send } from '../../data/staff/changes/send.ts';
import { updateFraternities } from '../../data/staff/fraternities.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { editedRushChairs, type RushChair, rushChair } from '../../domain/fraternities/rushChairs.ts';
import { showToast } from '../../ui/toast.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import styles from './Fraternities.module.css';
import { RushChairRow } from './RushChairRow.tsx';

const failed = 'Failed to update rush chairs';

type Props = {
  collegeId: string;
  collegeName: string;
  fraternities: readonly Fraternity[];
  onClose: () => void;
};

/**
 * The rush chairs of all fraternities of a college in one form, filled with those known; what changed is
 * written in one batch (specification 2.16; decisions, "Bulk rush chairs").
 */
export function BulkRushChairsDialog({ collegeId, collegeName, fraternities, onClose }: Props) {
  // As it was when it opened: a colleague's change elsewhere must not count as one made here.
  const [listed] = useState(fraternities);
  const [before] = useState(() => new Map(listed.map((one) => [one.id, rushChair(one)])));
  const [rows, setRows] = useState<ReadonlyMap<string, RushChair>>(before);
  const { changes, mistakes } = editedRushChairs(before, rows);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');

  async function save() {
    if (saving || mistakes.size > 0) return;
    setSaving(true);
    setFailure('');
    const asNow = listed.map((one) => fraternities.find(({ id }) => id === one.id) ?? one);
    try {
      const sent = await send(() => updateFraternities(collegeId, asNow, changes), failed);
      if (sent === 'acknowledged') showToast('Changes saved successfully!');
      onClose();
    } catch {
      setFailure(failed);
      setSaving(false);
    }
  }

  return (
    <FormDialog
      title="Bulk Update Rush Chairs"
      lead={`${collegeName}. Only what you change is saved.`}
      className={styles.wide}
      dirty={changes.size > 0 || mistakes.size > 0}
      onSubmit={save}
      onClose={onClose}
      failure={failure}
      action="Save All Changes"
      busyAction="Saving…"
      busy={saving}
      disabled={changes.size === 0}
    >
      <ul className={styles.chairs}>
        {listed.map(({ id: fraternityId, name }) => (
          <RushChairRow
            key={fraternityId}
            name={name}
            chair={rows.get(fraternityId) ?? { rushChairName: '', rushChairNumber: '' }}
            mistakes={mistakes.get(fraternityId)}
            changed={changes.has(fraternityId)}
            onChange={(chair) => setRows(new Map(rows).set(fraternityId, chair))}
          />
        ))}
      </ul>
    </FormDialog>
  );
}
