import type { ComponentProps } from 'react';
import { isConflict } from '../data/errors.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { type MakeChange, submit, type Words } from './attempt.ts';

type Props = Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'failed' | 'danger'> & {
  change: MakeChange;
  words: Words;
};

/** Asks before it sends a change that can't be undone. A refusal is shown in the dialog. */
export function ConfirmChange({ change, words, ...props }: Props) {
  return (
    <ConfirmDialog
      {...props}
      danger
      failed={(error) => (isConflict(error) && words.conflict) || words.failed}
      onConfirm={async () => {
        await submit(change, words);
      }}
    />
  );
}
