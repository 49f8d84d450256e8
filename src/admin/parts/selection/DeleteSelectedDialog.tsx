import { type ReactNode, useRef, useState } from 'react';
import { restorableFor } from '../../../domain/trash/trashEntry.ts';
import { inSteps } from '../../../lib/inSteps.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import layout from '../../../ui/layout.module.css';
import styles from './DeleteSelectedDialog.module.css';
import { namesOf } from './namesOf.ts';

type Props<T> = {
  items: readonly T[];
  /** Returns the name of an item. */
  nameOf: (item: T) => string;
  /** Returns a number of items in words: '12 events'. */
  countOf: (number: number) => string;
  /** How many items one call of `deleteSome` deletes; refused ones are retried one by one. */
  atOnce: number;
  deleteSome: (items: readonly T[]) => Promise<unknown>;
  /** Returns the message for any other failure. */
  failed: (error: unknown) => string;
  /** Returns why some were refused, as a sentence to add; '' when there's nothing to say. */
  why?: () => string;
  /** Called with all items that were deleted when none is left. */
  onAllDeleted?: (items: readonly T[]) => void;
  /** Called after each run with the items that are left. */
  onLeft?: (left: readonly T[]) => void;
  /** A note about what else is deleted. */
  children?: ReactNode;
  onClose: () => void;
};

const listed = 8;

/**
 * Asks once before several items are deleted, and deletes them in steps. Closing the dialog stops after the
 * current step. Refused items are named; pressing Delete again retries them.
 */
export function DeleteSelectedDialog<T>(props: Props<T>) {
  const { items, nameOf, countOf, atOnce, deleteSome, failed, why, onAllDeleted, onLeft, children, onClose } =
    props;
  const [left, setLeft] = useState(items);
  const [step, setStep] = useState(atOnce);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  /** The ref is set as long as the dialog is mounted. */
  const names = useRef<HTMLUListElement>(null);

  async function deleteAll(): Promise<void> {
    const refused = await inSteps(left, step, deleteSome, (done) => {
      if (names.current) setProgress({ done, of: left.length });
      return names.current !== null;
    });
    onLeft?.(refused);
    if (!names.current) return;
    setProgress(null);
    setLeft(refused);
    setStep(1);
    if (refused.length > 0) {
      const left = namesOf(refused.map(nameOf));
      throw new NotDeleted(
        `Failed to delete ${countOf(refused.length)}: ${left}. Please try again.${why?.() ?? ''}`,
      );
    }
    onAllDeleted?.(items);
  }

  const count = countOf(left.length);
  return (
    <ConfirmDialog
      title={`Delete ${count}`}
      question={`Are you sure you want to delete ${count}? You can restore ${left.length === 1 ? 'it' : 'them'} from Trash for ${restorableFor} days.`}
      action="Delete"
      danger
      failed={(error) => (error instanceof NotDeleted ? error.message : failed(error))}
      onConfirm={deleteAll}
      onClose={onClose}
    >
      <ul ref={names} className={styles.names}>
        {left.slice(0, listed).map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names can be the same, and the list is only read
          <li key={place}>
            <bdi>{nameOf(item)}</bdi>
          </li>
        ))}
        {left.length > listed && <li>and {(left.length - listed).toLocaleString('en-US')} more</li>}
      </ul>
      {children}
      {progress && <Progress {...progress} />}
    </ConfirmDialog>
  );
}

function Progress({ done, of }: { done: number; of: number }) {
  return (
    <div className={`${layout.stack2} ${styles.progress}`}>
      <p role="status">
        Deleting {(done + 1).toLocaleString('en-US')} of {of.toLocaleString('en-US')}…
      </p>
      <progress aria-label="Deleted" value={done} max={of} />
    </div>
  );
}

class NotDeleted extends Error {}
