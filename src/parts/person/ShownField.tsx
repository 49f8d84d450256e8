import { type ShownAs, shownName } from '../../domain/night/draw/shownName.ts';
import { Choices } from '../../ui/Choices.tsx';

type Props = { name: string; value: ShownAs; onChange: (value: ShownAs) => void };

/** Asks how a person's name may be shown in public, each choice as it would look. */
export function ShownField({ name, value, onChange }: Props) {
  const as = (how: ShownAs) => shownName(name, how) || shownName('Ann Lee', how);
  return (
    <Choices
      legend="May we show your name?"
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
