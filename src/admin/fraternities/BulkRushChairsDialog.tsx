import { useState } from 'react';
import { updateFraternities } from '../../data/staff/fraternities.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { editedRushChairs, type RushChair, rushChair } from '../../domain/fraternities/rushChairs.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { useSubmit } from '../../parts/useSubmit.ts';
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
 * Edits the rush chairs of all fraternities of a college in one form, filled with the known ones. The changes
 * are written in one batch (specification 2.16; decisions, "Bulk rush chairs").
 */
export function BulkRushChairsDialog({ collegeId, collegeName, fraternities, onClose }: Props) {
  // The list as it was when the dialog opened: a colleague's change must not count as one made here.
  const [listed] = useState(fraternities);
  const [before] = useState(() => new Map(listed.map((one) => [one.id, rushChair(one)])));
  const [rows, setRows] = useState<ReadonlyMap<string, RushChair>>(before);
  const { changes, mistakes } = editedRushChairs(before, rows);
  const { busy, failure, submit } = useSubmit();

  async function save() {
    if (mistakes.size > 0) return;
    const asNow = listed.map((one) => fraternities.find(({ id }) => id === one.id) ?? one);
    await submit(() => updateFraternities(collegeId, asNow, changes), {
      failed,
      done: 'Changes saved successfully!',
      kept: '',
      onSaved: onClose,
    });
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
      busy={busy}
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
