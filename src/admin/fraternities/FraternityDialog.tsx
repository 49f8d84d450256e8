import { useState } from 'react';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import formLayout from '../../ui/formLayout.module.css';
import { DisputePanel } from '../parts/DisputePanel.tsx';
import styles from './Fraternities.module.css';
import { FraternityFieldset } from './FraternityFieldset.tsx';
import { fraternityDraft } from './fraternityDraft.ts';
import { fraternityLabels } from './fraternityLabels.ts';
import { useFraternityEdit } from './useFraternityEdit.ts';

type Props = {
  collegeId: string;
  /** The fraternity when it was chosen. */
  fraternity: Fraternity;
  /** The fraternity as it is stored now; null when it has been deleted. */
  now: Fraternity | null;
  onClose: () => void;
};

/**
 * Edits a fraternity (specification 2.16, 5.5). Only the fields changed here are written; the others follow
 * what colleagues save. Fields changed on both sides are decided by the person who saves later.
 */
export function FraternityDialog({ collegeId, fraternity, now, onClose }: Props) {
  const [draft] = useState(() => fraternityDraft(`fraternity ${collegeId}/${fraternity.id}`));
  const edit = useFraternityEdit({ collegeId, fraternity, now, draft, onClose });
  const { form, gone, merged, failure, save, close } = edit;
  const { isDirty, isSubmitting } = form.formState;

  return (
    <FormDialog
      title={`Edit ${fraternity.name || 'fraternity'}`}
      className={styles.wide}
      dirty={isDirty}
      onSubmit={form.submit(save)}
      draft={edit}
      onClose={() => close(onClose)}
      failure={failure}
      action={gone ? 'Add Again' : 'Save Changes'}
      busyAction={gone ? 'Adding…' : 'Saving…'}
      busy={isSubmitting}
      disabled={!isDirty && !gone}
    >
      <p role="status" className={formLayout.alert}>
        {gone && `Someone else deleted ${fraternity.name}. You can add it again from here.`}
      </p>
      <DisputePanel
        merged={merged}
        labelOf={(name) => fraternityLabels[name]}
        showValue={(name, side) => words(side === 'mine' ? form.getValues(name) : merged.theirs[name])}
      />
      <FraternityFieldset form={form} status={fraternity.status} />
    </FormDialog>
  );
}

function words(value: string | boolean) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === '' ? <em>nothing</em> : value;
}

export { FraternityDialog as Component };
