import type { Ref } from 'react';
import { buttonClass } from './buttonClass.ts';

type Props = {
  ref?: Ref<HTMLInputElement>;
  id: string;
  /** The text of the button; for screen readers the field's label comes before it. */
  action: string;
  /** The kinds of files to choose from, as the attribute has them. */
  accept: string;
  labelId?: string;
  describedBy?: string;
  disabled?: boolean;
  onFile: (file: File) => void;
};

/** The browser's own file input, styled like our buttons. */
export function FileButton({ ref, id, action, accept, labelId, describedBy, disabled, onFile }: Props) {
  return (
    <>
      <input
        ref={ref}
        id={id}
        className="visually-hidden"
        type="file"
        accept={accept}
        disabled={disabled}
        aria-labelledby={labelId ? `${labelId} ${id}-action` : `${id}-action`}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Lets the same file be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <label id={`${id}-action`} htmlFor={id} className={buttonClass('plain')}>
        {action}
      </label>
    </>
  );
}
