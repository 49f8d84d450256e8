import { type ShownAs, shownName } from '../domain/night/draw/shownName.ts';
import { Choices } from './Choices.tsx';

type Props = {
  name: string;
  value: ShownAs;
  onChange: (value: ShownAs) => void;
  /** What is asked; without it, what one asks at the door. */
  legend?: string;
};

/** Asks how a person's name may be shown in public, each choice as it would look. */
export function ShownField({ name, value, onChange, legend = 'May we show your name?' }: Props) {
  const as = (how: ShownAs) => shownName(name, how) || shownName('Ann Lee', how);
  return (
    <Choices
      legend={legend}
      options={[
        ['short', as('short')],
        ['initials', as('initials')],
        ['number', 'Number only'],
        ['full', `Full: ${as('full')}`],
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
