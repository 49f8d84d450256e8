import type { ComponentProps } from 'react';
import { otherChoice } from '../../domain/requests/requestForm.ts';
import { FieldFrame } from '../../ui/FieldFrame.tsx';

type Props = ComponentProps<'select'> & {
  label: string;
  error?: string | undefined;
  /** What stands there while nothing is chosen. */
  none: string;
  choices: readonly string[];
};

/** A pick list that ends with 'Other (Type Below)' (specification 5.1). */
export function ChoiceField({ id, label, error, none, choices, ...select }: Props) {
  return (
    <FieldFrame id={id} label={label} error={error}>
      {(framed) => (
        <select {...select} {...framed}>
          <option value="">{none}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
          <option>{otherChoice}</option>
        </select>
      )}
    </FieldFrame>
  );
}
