import { useState } from 'react';
import * as v from 'valibot';
import { SalesSettingsInput } from '../../domain/sales/salesSchema.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './SalesPage.module.css';

type Props = {
  saved: string;
  /** Somebody has begun to type: from now on the form stays. */
  onTyping: () => void;
  /** Settles when there is nothing more to wait for, whether it worked or not. */
  onSave: (url: string) => Promise<void>;
  onCancel?: (() => void) | undefined;
};

/** One address: Save is disabled while it is empty or on its way (specification 5.9). */
export function SheetForm({ saved, onTyping, onSave, onCancel }: Props) {
  const [typed, setTyped] = useState(saved);
  const [opened] = useState(saved);
  const [error, setError] = useState('');
  const [saving, setSaving] = useState(false);

  async function submit() {
    const found = v.safeParse(SalesSettingsInput, { googleSheetUrl: typed });
    setError(found.success ? '' : found.issues[0].message);
    if (!found.success || typed.trim() === '' || saving) return;
    setSaving(true);
    await onSave(found.output.googleSheetUrl);
    setSaving(false);
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        label="Google Sheet URL"
        type="url"
        inputMode="url"
        placeholder="https://docs.google.com/spreadsheets/…"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError('');
          onTyping();
        }}
      />
      {saved !== opened && (
        <p role="status" className={styles.meanwhile}>
          {saved
            ? `Meanwhile somebody saved ${saved}. Saving replaces it.`
            : 'Meanwhile somebody removed the link.'}
        </p>
      )}
      <div className={styles.buttons}>
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
