import type { ComponentProps } from 'react';
import { otherChoice } from '../../domain/requests/requestForm.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';

type Props = ComponentProps<typeof ChoiceField> & {
  /** The text while nothing is chosen. */
  none: string;
  choices: readonly string[];
};

/** A select field that ends with 'Other (Type Below)' (specification 5.1). */
export function OtherChoiceField({ none, choices, ...field }: Props) {
  return (
    <ChoiceField {...field}>
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
      <option>{otherChoice}</option>
    </ChoiceField>
  );
}
