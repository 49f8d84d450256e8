import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { type HeldRole, roleNames } from '../../../domain/outreach/contacts.ts';
import { useUnsaved } from '../../../parts/useUnsaved.tsx';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Field } from '../../../ui/Field.tsx';
import formLayout from '../../../ui/formLayout.module.css';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { fraternityLabels } from '../../fraternities/fraternityLabels.ts';
import { useFraternityEdit } from '../../fraternities/useFraternityEdit.ts';
import { DisputePanel } from '../../parts/DisputePanel.tsx';
import styles from './ContactEditor.module.css';
import { contactDraft } from './contactDraft.ts';

type Props = {
  collegeId: string;
  /** The fraternity, live; the last that was known of it when it is gone. */
  fraternity: Fraternity;
  /** Whether the fraternity has been deleted. */
  gone?: boolean | undefined;
  role: HeldRole;
  /** Called when it is saved or canceled. The caller gives the focus back. */
  onClose: () => void;
  /** Called instead when it is saved; `changed` is false when Save is pressed and nothing was changed. */
  onSaved?: ((changed: boolean) => void) | undefined;
};

/**
 * Edits the name, number and email of one contact in place. Enter saves, Escape closes and asks first when
 * something was typed. What a colleague saves meanwhile shows up here, or is put up to choose from.
 */
export function ContactEditor({
  collegeId,
  fraternity,
  gone = false,
  role,
  onClose,
  onSaved = onClose,
}: Props) {
  const [opened] = useState(fraternity);
  const [draft] = useState(() => contactDraft({ collegeId, fraternityId: fraternity.id, role }));
  const edit = useFraternityEdit({
    collegeId,
    fraternity: opened,
    now: gone ? null : fraternity,
    draft,
    onClose: () => onSaved(true),
  });
  const { form, merged, failure, save, restored, close } = edit;
  const { isDirty, isSubmitting } = form.formState;
  const fields = useRef<HTMLDivElement>(null);
  // Selected, since mostly somebody else's name is typed over it.
  useEffect(() => {
    if (!restored) fields.current?.querySelector('input')?.select();
  }, [restored]);
  const { leave, question } = useUnsaved(isDirty, () => close(onClose));

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  }

  const field = (name: 'Name' | 'Number' | 'Email') => ({
    ...form.field(`${role}${name}`),
    label: name,
    autoComplete: 'off',
  });
  const missing = edit.gone;
  return (
    <>
      <form
        className={layout.column2}
        aria-label={`Edit ${roleNames[role].toLowerCase()} of ${fraternity.name}`}
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          if (isDirty || missing) void form.submit(save)();
          else close(() => onSaved(false));
        }}
      >
        <p role="status" className={formLayout.alert}>
          {missing && `Someone else deleted ${fraternity.name}. You can add it again from here.`}
        </p>
        <DisputePanel
          merged={merged}
          labelOf={(name) => fraternityLabels[name]}
          showValue={(name, side) => words(side === 'mine' ? form.getValues(name) : merged.theirs[name])}
          saving={isSubmitting}
        />
        <div ref={fields} className={styles.fields}>
          <Field {...field('Name')} autoFocus={!restored} />
          <Field {...field('Number')} type="tel" />
          <Field {...field('Email')} type="email" />
        </div>
        {failure && (
          <p role="alert" className={staffLayout.danger}>
            {failure}
          </p>
        )}
        <p className={consoleLayout.wrap2}>
          <Button type="submit" busy={isSubmitting}>
            {missing ? 'Add Again' : failure ? 'Retry' : 'Save'}
          </Button>
          <Button tone="plain" onClick={leave}>
            Cancel
          </Button>
        </p>
      </form>
      {question}
    </>
  );
}

function words(value: string | boolean) {
  return value === '' ? <em>nothing</em> : String(value);
}
