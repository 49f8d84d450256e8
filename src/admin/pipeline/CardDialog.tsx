import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { addPipelineEntry, updatePipelineEntry } from '../../data/staff/pipeline.ts';
import { send } from '../../data/staff/send.ts';
import { cardChanges, cardFields } from '../../domain/pipelineCard.ts';
import type { PipelineEntry } from '../../domain/readPipelineEntry.ts';
import { PipelineForm, type PipelineInput } from '../../domain/salesSchema.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFoot } from '../../ui/FormFoot.tsx';
import { useUnsaved } from '../useUnsaved.tsx';
import styles from './CardDialog.module.css';
import { CardFieldset } from './CardFieldset.tsx';

const failed = 'Failed to save the card. Please try again.';

type Props = {
  /** The card to edit, null for a new one. */
  entry: PipelineEntry | null;
  onClose: () => void;
};

/** Adds a card, or edits one as it was when the dialog opened; only what was changed here is written. */
export function CardDialog({ entry, onClose }: Props) {
  const id = useId();
  const [before] = useState(() => cardFields(entry));
  const form = useForm<PipelineInput, unknown, PipelineInput>({
    defaultValues: before,
    resolver: valibotResolver(PipelineForm),
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting } = form.formState;
  const [failure, setFailure] = useState('');
  const { leave, question } = useUnsaved(isDirty, onClose);

  async function save(input: PipelineInput): Promise<void> {
    setFailure('');
    try {
      await send(
        () => (entry ? updatePipelineEntry(entry.id, cardChanges(before, input)) : addPipelineEntry(input)),
        failed,
      );
      onClose();
    } catch {
      setFailure(failed);
    }
  }

  return (
    <>
      <Dialog labelledBy={id} onClose={leave}>
        <form className={styles.form} noValidate onSubmit={form.handleSubmit(save)}>
          <h2 id={id}>{entry ? 'Edit card' : 'Add Card'}</h2>
          <CardFieldset form={form} />
          <FormFoot
            failure={failure}
            action={entry ? 'Save Changes' : 'Add Card'}
            busyAction="Saving…"
            busy={isSubmitting}
            disabled={entry !== null && !isDirty}
            onCancel={leave}
          />
        </form>
      </Dialog>
      {question}
    </>
  );
}
