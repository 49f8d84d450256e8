import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { Dialog } from '../../ui/Dialog.tsx';
import layout from '../../ui/layout.module.css';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import styles from './ComingDialog.module.css';
import { handOver } from './handOver.ts';

type Props = {
  title: string;
  /** Why it isn't coming, '' while it is. */
  failure?: string;
  onRetry?: () => void;
  onClose: () => void;
};

/**
 * What stands in for a dialog that is on its way. Keys belong to it: what is typed is kept, also through a
 * failure, and handed over to the dialog that replaces it. Escape closes it, Enter does nothing.
 */
export function ComingDialog({ title, failure = '', onRetry, onClose }: Props) {
  const id = useId();
  const typed = useRef<HTMLTextAreaElement>(null);
  const give = useRef(() => {});
  useLayoutEffect(() => {
    typed.current?.focus();
    const leave = typed.current && handOver(typed.current);
    return () => {
      if (leave) give.current = leave();
    };
  }, []);
  // The effects of the dialog that replaces it have run by the next microtask.
  useEffect(() => () => queueMicrotask(() => give.current()), []);
  return (
    <Dialog labelledBy={id} onClose={onClose} className={styles.dialog}>
      <div className={`${layout.stack4} ${consoleLayout.dialog}`}>
        <h2 id={id}>{title}</h2>
        <textarea
          ref={typed}
          className={styles.typed}
          rows={1}
          placeholder=" "
          // A phone shows its keyboard once there is a field to type into.
          inputMode="none"
          spellCheck={false}
          aria-label={failure ? `${title}: typed so far` : `${title} is loading. Keep typing.`}
        />
        {failure ? (
          <>
            <p role="alert">{failure}</p>
            <Button tone="plain" onClick={onRetry}>
              Retry
            </Button>
          </>
        ) : (
          <SkeletonRows loading="Loading…" rows={3} height="3rem" className={layout.stack2} />
        )}
      </div>
    </Dialog>
  );
}
