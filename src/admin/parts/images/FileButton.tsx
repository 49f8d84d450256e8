import type { Ref } from 'react';
import { pictureKinds } from '../../../domain/images/pictureKind.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';

type Props = {
  ref: Ref<HTMLInputElement>;
  id: string;
  /** The text of the button; for screen readers the field's label comes before it. */
  action: string;
  labelId: string;
  describedBy: string;
  disabled: boolean;
  onFile: (file: File) => void;
};

/** The browser's own file input, styled like our buttons. */
export function FileButton({ ref, id, action, labelId, describedBy, disabled, onFile }: Props) {
  return (
    <>
      <input
        ref={ref}
        id={id}
        className="visually-hidden"
        type="file"
        accept={pictureKinds.join(',')}
        disabled={disabled}
        aria-labelledby={`${labelId} ${id}-action`}
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
