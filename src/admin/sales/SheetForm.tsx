import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SalesSettingsInput } from '../../domain/sales/salesSchema.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { Field } from '../../ui/Field.tsx';
import layout from '../../ui/layout.module.css';
import styles from './SalesPage.module.css';

type Props = {
  saved: string;
  /** Called when the user has begun to type; from then on the form stays. */
  onTyping: () => void;
  /** Settles when saving is over, whether it worked or not. */
  onSave: (url: string) => Promise<void>;
  onCancel?: (() => void) | undefined;
};

/** A form with one URL. Save is disabled while the field is empty or being saved (specification 5.9). */
export function SheetForm({ saved, onTyping, onSave, onCancel }: Props) {
  const [opened] = useState(saved);
  const form = useSchemaForm(SalesSettingsInput, { googleSheetUrl: saved }, { mode: 'onSubmit' });
  const typed = useWatch({ control: form.control, name: 'googleSheetUrl' });
  const saving = form.formState.isSubmitting;
  const { onChange, ...url } = form.field('googleSheetUrl');

  async function save({ googleSheetUrl }: SalesSettingsInput) {
    if (googleSheetUrl !== '') await onSave(googleSheetUrl);
  }

  return (
    <form className={`${consoleLayout.left4} ${styles.form}`} noValidate onSubmit={form.submit(save)}>
      <Field
        {...url}
        label="Google Sheet URL"
        type="url"
        inputMode="url"
        placeholder="https://docs.google.com/spreadsheets/…"
        autoComplete="off"
        onChange={(event) => {
          onTyping();
          return onChange(event);
        }}
      />
      {saved !== opened && (
        <p role="status" className={styles.meanwhile}>
          {saved ? `Someone else saved ${saved}. Saving will replace it.` : 'Someone else removed the link.'}
        </p>
      )}
      <div className={layout.wrap3}>
        <Button
          type="submit"
          disabled={typed.trim() === ''}
          aria-disabled={saving || undefined}
          busy={saving}
        >
          {saving ? 'Saving…' : 'Save'}
        </Button>
        {onCancel && (
          <Button tone="plain" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
