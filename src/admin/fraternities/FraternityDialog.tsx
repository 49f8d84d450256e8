import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { updateFraternity } from '../../data/staff/fraternities.ts';
import { send } from '../../data/staff/send.ts';
import {
  editedFraternity,
  type FraternityEdit,
  type FraternityFields,
  fraternityFields,
} from '../../domain/fraternityForm.ts';
import type { Fraternity } from '../../domain/readFraternity.ts';
import { showToast } from '../../ui/toast.ts';
import { FormDialog } from '../FormDialog.tsx';
import styles from './Fraternities.module.css';
import { FraternityFieldset } from './FraternityFieldset.tsx';

const failed = 'Error saving changes. Please try again.';

type Props = { collegeId: string; fraternity: Fraternity; onClose: () => void };

/**
 * Edits a fraternity (specification 2.16, 5.5). It shows the fraternity as it was when it opened and writes only what
 * was changed here, so that two people can edit different fields of one.
 */
export function FraternityDialog({ collegeId, fraternity, onClose }: Props) {
  const [before] = useState(() => fraternityFields(fraternity));
  const form = useForm<FraternityFields, unknown, FraternityEdit>({
    defaultValues: before,
    mode: 'onTouched',
    resolver: (now) => {
      const parsed = editedFraternity(before, now);
      return parsed.success
        ? { values: parsed.output, errors: {} }
        : { values: {}, errors: errorsOf(parsed.issues) };
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  const [failure, setFailure] = useState('');

  async function save(changes: FraternityEdit): Promise<void> {
    setFailure('');
    try {
      if (Object.keys(changes).length > 0) {
        const sent = await send(() => updateFraternity(collegeId, fraternity.id, changes), failed);
        if (sent === 'acknowledged') showToast('Changes saved successfully!');
      }
      onClose();
    } catch {
      setFailure(failed);
    }
  }

  return (
    <FormDialog
      title={`Edit ${fraternity.name || 'fraternity'}`}
      className={styles.wide}
      dirty={isDirty}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
      failure={failure}
      action="Save Changes"
      busyAction="Saving…"
      busy={isSubmitting}
      disabled={!isDirty}
    >
      <FraternityFieldset form={form} status={fraternity.status} />
    </FormDialog>
  );
}

type Issue = { path?: readonly { key: unknown }[] | undefined; message: string };

/** The first thing wrong with each field, as the form library wants it. */
function errorsOf(issues: readonly Issue[]): Record<string, { type: string; message: string }> {
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path?.[0]?.key), { type: 'validate', message }]),
  );
}
