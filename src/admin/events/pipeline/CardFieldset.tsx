import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { colleges } from '../../../domain/lists/colleges.ts';
import { fraternities } from '../../../domain/lists/fraternities.ts';
import { stageName } from '../../../domain/sales/pipelineBoard.ts';
import { type PipelineInput, pipelineStages } from '../../../domain/sales/salesSchema.ts';
import { Field } from '../../../ui/Field.tsx';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import styles from './CardDialog.module.css';

/** The fields of a card. Colleges and fraternities are suggested, others may be typed. */
export function CardFieldset({ form }: { form: UseFormReturn<PipelineInput, unknown, PipelineInput> }) {
  const id = useId();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className={styles.fields}>
      <FieldFrame label="Stage" error={errors.status?.message}>
        {(framed) => (
          <select {...register('status')} {...framed}>
            {pipelineStages.map((stage) => (
              <option key={stage} value={stage}>
                {stageName(stage)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Field
        {...register('collegeName')}
        label="College"
        list={`${id}-colleges`}
        autoComplete="off"
        error={errors.collegeName?.message}
      />
      <Field
        {...register('fraternityName')}
        label="Fraternity"
        list={`${id}-fraternities`}
        autoComplete="off"
        error={errors.fraternityName?.message}
      />
      <fieldset className={styles.contact}>
        <legend>Contact</legend>
        <Field
          {...register('contact.name')}
          label="Name"
          autoComplete="off"
          error={errors.contact?.name?.message}
        />
        <Field
          {...register('contact.role')}
          label="Role"
          autoComplete="off"
          error={errors.contact?.role?.message}
        />
        <Field
          {...register('contact.email')}
          label="Email"
          type="email"
          autoComplete="off"
          error={errors.contact?.email?.message}
        />
        <Field
          {...register('contact.phone')}
          label="Phone"
          type="tel"
          autoComplete="off"
          error={errors.contact?.phone?.message}
        />
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
