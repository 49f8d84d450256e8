import { type Ref, useId } from 'react';
import type { EventFieldName, EventFields } from '../../domain/eventFields.ts';
import { longDate } from '../../domain/longDate.ts';
import { Button } from '../../ui/Button.tsx';
import { Image } from '../../ui/Image.tsx';
import type { EventFormReturn } from '../eventForm/eventForm.ts';
import { eventLabels } from '../eventForm/eventLabels.ts';
import styles from './EventDetails.module.css';
import type { Disputes } from './useDisputes.ts';

type Props = { disputes: Disputes; form: EventFormReturn; ref: Ref<HTMLDivElement> };

/** What somebody else changed in the meantime in the same fields, theirs beside mine, to choose from. */
export function DisputePanel({ disputes: { names, theirs, settle }, form, ref }: Props) {
  const id = useId();
  if (names.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div ref={ref} className={styles.disputes} role="group" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>
        {names.length === 1
          ? 'Somebody else changed a field that you changed too'
          : `Somebody else changed ${names.length} fields that you changed too`}
      </h3>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <strong>{eventLabels[name]}</strong>
            <dl>
              <dt>Theirs, saved</dt>
              <dd>
                <FieldValue fields={theirs} name={name} />
              </dd>
              <dt>Yours</dt>
              <dd>
                <FieldValue fields={form.getValues()} name={name} />
              </dd>
            </dl>
            <div className={styles.choices}>
              <Button
                tone="plain"
                aria-label={`Take theirs: ${eventLabels[name]}`}
                onClick={() => settle(name, 'theirs')}
              >
                Take theirs
              </Button>
              <Button
                tone="plain"
                aria-label={`Keep mine: ${eventLabels[name]}`}
                onClick={() => settle(name, 'mine')}
              >
                Keep mine
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FieldValue({ fields, name }: { fields: EventFields; name: EventFieldName }) {
  const value = fields[name];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === '') return <em>nothing</em>;
  if (name === 'collegeLogo' || name === 'backgroundImage')
    return <Image src={value} alt={value} width={72} height={72} />;
  return name === 'date' ? longDate(value) : value;
}
