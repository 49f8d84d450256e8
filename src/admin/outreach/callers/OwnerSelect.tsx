import { useState } from 'react';
import { SelectField } from '../../../ui/SelectField.tsx';
import { NameDialog } from './NameDialog.tsx';
import { shareCaller } from './shareCaller.ts';
import { useCaller } from './useCaller.ts';
import { useCallerNames } from './useCallerNames.ts';

/** The choices that ask for a name. */
const asks = { me: 'me…', other: 'other…' } as const;

type Props = {
  label: string;
  /** The name of the caller it is assigned to, '' for no one. */
  owner: string;
  onAssign: (owner: string) => void;
  disabled?: boolean | undefined;
  /** A first choice that changes nothing, for a selection of several: 'Assign to…'. */
  prompt?: string | undefined;
};

/** Assigns a chapter, or several, to the caller of this browser, to another one, or to no one. */
export function OwnerSelect({ label, owner, onAssign, disabled = false, prompt }: Props) {
  const me = useCaller();
  const names = useCallerNames();
  const [naming, setNaming] = useState(false);
  const others = [...new Set([...names, owner])].filter((one) => one !== '' && one !== me.name);

  function choose(value: string): void {
    if (value === asks.me) me.ask(onAssign);
    else if (value === asks.other) setNaming(true);
    else if (value !== prompt) onAssign(value);
  }

  return (
    <>
      <SelectField
        label={label}
        value={prompt ?? owner}
        disabled={disabled}
        options={[
          ...(prompt ? [[prompt, prompt] as const] : []),
          ['', 'No one'],
          me.name ? [me.name, `Me (${me.name})`] : [asks.me, 'Me…'],
          ...others.map((one) => [one, one] as const),
          [asks.other, 'Someone else…'],
        ]}
        onChange={choose}
      />
      {naming && (
        <NameDialog
          title="Assign to someone else"
          label="Name"
          onName={(given) => {
            shareCaller(given);
            onAssign(given);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
