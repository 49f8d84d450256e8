import { type ComponentProps, useId } from 'react';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Dialog } from '../../../ui/Dialog.tsx';
import layout from '../../../ui/layout.module.css';
import { HistoryList } from './HistoryList.tsx';

type Props = ComponentProps<typeof HistoryList> & {
  /** What the record is called. */
  name: string;
  onClose: () => void;
};

/** The history of a record that has no page for it. */
export function HistoryDialog({ name, onClose, ...list }: Props) {
  const id = useId();
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <div className={`${layout.stack4} ${consoleLayout.dialog}`}>
        <h2 id={id}>
          History of <bdi>{name}</bdi>
        </h2>
        <HistoryList {...list} />
      </div>
    </Dialog>
  );
}

export { HistoryDialog as Component };
