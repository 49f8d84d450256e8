import { type ComponentProps, type ReactNode, useId } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { FormFoot } from '../ui/FormFoot.tsx';
import styles from './FormDialog.module.css';
import { useUnsaved } from './useUnsaved.tsx';

type Props = Omit<ComponentProps<typeof FormFoot>, 'onCancel'> & {
  title: string;
  /** A line below the title. */
  lead?: string;
  /** Whether there is unsaved input; closing the dialog asks first then. */
  dirty: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
  className?: string | undefined;
};

/** A form in a dialog, with its title and its foot. */
export function FormDialog({ title, lead, dirty, onSubmit, onClose, children, className, ...foot }: Props) {
  const id = useId();
  const { leave, question } = useUnsaved(dirty, onClose);
  return (
    <>
      <Dialog labelledBy={id} onClose={leave} className={className}>
        <form
          className={styles.form}
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
          {children}
          <FormFoot {...foot} onCancel={leave} />
        </form>
      </Dialog>
      {question}
    </>
  );
}
