import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { FormFoot } from '../ui/FormFoot.tsx';
import { KeptNote } from '../ui/KeptNote.tsx';
import layout from '../ui/layout.module.css';
import styles from './FormDialog.module.css';
import type { FormDraft } from './useFormDraft.ts';
import { useUnsaved } from './useUnsaved.tsx';

type Props = Omit<ComponentProps<typeof FormFoot>, 'onCancel'> & {
  title: string;
  /** A line below the title. */
  lead?: string | undefined;
  /** Whether there is unsaved input; closing the dialog asks first then. */
  dirty: boolean;
  /** The draft that keeps the unsaved input, where the form has one. */
  draft?: FormDraft;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
  className?: string | undefined;
};

/** A form in a dialog, with its title and its foot. */
export function FormDialog(props: Props) {
  const { title, lead, dirty, draft, onSubmit, onClose, children, className, ...foot } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const restored = draft?.restored ?? false;
  // Not Start over, which is the first button of a restored form.
  useEffect(() => {
    if (restored) focusFirstField(form.current);
  }, [restored]);
  const { leave, question } = useUnsaved(dirty, onClose);
  return (
    <>
      <Dialog labelledBy={id} onClose={leave} className={className}>
        <form
          ref={form}
          className={`${layout.column4} ${styles.form}`}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void onSubmit();
          }}
        >
          <div>
            <h2 id={id}>{title}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {draft?.restored && (
            <KeptNote
              onStartOver={() => {
                draft.startOver();
                focusFirstField(form.current);
              }}
            />
          )}
          {children}
          <FormFoot {...foot} onCancel={leave} />
        </form>
      </Dialog>
      {question}
    </>
  );
}

function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
