import { useId } from 'react';
import { colleges } from '../../../domain/lists/listedColleges.ts';
import { fraternities } from '../../../domain/lists/listedFraternities.ts';
import { stageName } from '../../../domain/sales/pipelineBoard.ts';
import { type PipelineInput, pipelineStages } from '../../../domain/sales/salesSchema.ts';
import type { SchemaForm } from '../../../hooks/useSchemaForm.ts';
import { ChoiceField } from '../../../ui/ChoiceField.tsx';
import { Field } from '../../../ui/Field.tsx';
import layout from '../../../ui/layout.module.css';
import styles from './CardDialog.module.css';

/** The fields of a card. Colleges and fraternities are suggested; others may be typed. */
export function CardFieldset({ form }: { form: SchemaForm<PipelineInput, PipelineInput> }) {
  const id = useId();
  const { field } = form;
  return (
    <div className={layout.stack2}>
      <ChoiceField {...field('status')} label="Stage">
        {pipelineStages.map((stage) => (
          <option key={stage} value={stage}>
            {stageName(stage)}
          </option>
        ))}
      </ChoiceField>
      <Field {...field('collegeName')} label="College" list={`${id}-colleges`} autoComplete="off" />
      <Field {...field('fraternityName')} label="Fraternity" list={`${id}-fraternities`} autoComplete="off" />
      <fieldset className={styles.contact}>
        <legend>Contact</legend>
        <Field {...field('contact.name')} label="Name" autoComplete="off" />
        <Field {...field('contact.role')} label="Role" autoComplete="off" />
        <Field {...field('contact.email')} label="Email" type="email" autoComplete="off" />
        <Field {...field('contact.phone')} label="Phone" type="tel" autoComplete="off" />
      </fieldset>
      <datalist id={`${id}-colleges`}>
        {colleges.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <datalist id={`${id}-fraternities`}>
        {fraternities.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
