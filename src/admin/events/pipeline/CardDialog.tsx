import { useState } from 'react';
import { addPipelineEntry, updatePipelineEntry } from '../../../data/staff/pipeline.ts';
import { cardChanges, cardFields } from '../../../domain/sales/pipelineCard.ts';
import type { PipelineEntry } from '../../../domain/sales/pipelineEntry.ts';
import { PipelineForm, type PipelineInput } from '../../../domain/sales/salesSchema.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { useFormDraft } from '../../../parts/useFormDraft.ts';
import { useSubmit } from '../../../parts/useSubmit.ts';
import { CardFieldset } from './CardFieldset.tsx';

const failed = 'Failed to save the card. Please try again.';

type Props = {
  /** The card to edit, null for a new one. */
  entry: PipelineEntry | null;
  onClose: () => void;
};

/** Adds a card, or edits one as it was when the dialog opened. Only the fields changed here are written. */
export function CardDialog({ entry, onClose }: Props) {
  const [before] = useState(() => cardFields(entry));
  const form = useSchemaForm(PipelineForm, before);
  const draft = useFormDraft(entry ? `card ${entry.id}` : 'new card', form, onClose);
  const { isDirty, isSubmitting } = form.formState;
  const { failure, submit } = useSubmit();

  async function save(input: PipelineInput): Promise<void> {
    await submit(
      () => (entry ? updatePipelineEntry(entry.id, cardChanges(before, input)) : addPipelineEntry(input)),
      { failed, onSaved: draft.close },
    );
  }

  return (
    <FormDialog
      title={entry ? 'Edit card' : 'Add card'}
      dirty={isDirty}
      onSubmit={form.submit(save)}
      draft={draft}
      onClose={draft.close}
      failure={failure}
      action={entry ? 'Save Changes' : 'Add card'}
      busyAction="Saving…"
      busy={isSubmitting}
      disabled={entry !== null && !isDirty}
    >
      <CardFieldset form={form} />
    </FormDialog>
  );
}
