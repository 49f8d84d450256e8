import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { type MakeChange, submit, type Words } from './attempt.ts';

type Props = Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'failed' | 'danger'> & {
  change: MakeChange;
  words: Words;
};

/** Asks before a change that cannot be taken back is sent. A refusal stands in the dialog. */
export function ConfirmChange({ change, words, ...props }: Props) {
  return (
    <ConfirmDialog
      {...props}
      danger
      failed={() => words.failed}
      onConfirm={async () => {
        await submit(change, words);
      }}
    />
  );
}
