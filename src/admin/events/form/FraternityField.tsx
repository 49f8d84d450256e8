import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fraternities } from '../../../domain/lists/listedFraternities.ts';
import { otherChoice } from '../../../domain/requests/requestForm.ts';
import { useFocusWhenThere } from '../../../hooks/focus/useFocusWhenThere.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceField } from '../../../ui/ChoiceField.tsx';
import { Field } from '../../../ui/Field.tsx';
import styles from './EventForm.module.css';
import type { EventFieldProps } from './eventForm.ts';
import { eventLabels } from './eventLabels.ts';

const choices = fraternities.filter(({ eventList }) => eventList).map(({ name }) => name);

/**
 * The fraternity of an event: one from the list, or a typed name with a button back to the list
 * (specification 2.10).
 */
export function FraternityField(props: EventFieldProps) {
  const { form } = props;
  const name = useWatch({ control: form.control, name: 'fraternityName' });
  const [typing, setTyping] = useState(false);
  const before = useRef('');
  const focusOn = useFocusWhenThere();
  const id = `${props.id}-fraternityName`;
  // The input that had the focus unmounts.
  const focusField = () => focusOn(() => document.getElementById(id));

  function change(value: string) {
    form.setValue('fraternityName', value, { shouldDirty: true });
    form.setValue('fraternityId', '');
  }
  function startTyping() {
    before.current = name;
    focusField();
    change('');
    setTyping(true);
  }
  function cancel() {
    focusField();
    change(choices.includes(before.current) ? before.current : '');
    setTyping(false);
  }

  const shown = typing || (name !== '' && !choices.includes(name));
  return shown ? (
    <TypedName {...props} inputId={id} onType={() => setTyping(true)} onCancel={cancel} />
  ) : (
    <ChoiceField
      id={id}
      label={eventLabels.fraternityName}
      error={form.formState.errors.fraternityName?.message}
      value={name}
      onChange={({ target }) => (target.value === otherChoice ? startTyping() : change(target.value))}
    >
      <option value="">None</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
      <option>{otherChoice}</option>
    </ChoiceField>
  );
}

type TypedProps = EventFieldProps & { inputId: string; onType: () => void; onCancel: () => void };

function TypedName({ form, inputId, onType, onCancel }: TypedProps) {
  const { onChange, ...input } = form.register('fraternityName');
  return (
    <div className={styles.withButton}>
      <Field
        {...input}
        id={inputId}
        label={eventLabels.fraternityName}
        error={form.formState.errors.fraternityName?.message}
        placeholder="Fraternity name"
        autoComplete="off"
        onChange={(event) => {
          onType();
          form.setValue('fraternityId', '');
          return onChange(event);
        }}
      />
      <Button tone="plain" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
