import { type ComponentProps, useMemo, useState } from 'react';
import { newestEntry } from '../../../data/staff/history.ts';
import { formatAgo } from '../../../domain/time/ago.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { LateDialog } from '../../../parts/late/LateDialog.tsx';
import { lateCode } from '../../../parts/late/lateCode.ts';
import type { HistoryDialog } from './HistoryDialog.tsx';
import styles from './HistoryList.module.css';
import { actNames, whoWithin } from './historyWords.ts';
import { useNow } from './useNow.ts';

const historyDialog = lateCode(() => import('./HistoryDialog.tsx'));

type Props = Omit<ComponentProps<typeof HistoryDialog>, 'onClose' | 'read'> & {
  /** Reads the newest entry; a test has its own. */
  newest?: typeof newestEntry;
};

/** Who changed a record last, and when; a press shows its history. Nothing before its first entry. */
export function ChangedBy({ newest = newestEntry, ...history }: Props) {
  const { record } = history;
  const live = useLive(useMemo(() => newest(record), [newest, record]));
  const now = useNow();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [entry] = live.status === 'ready' ? live.data.items : [];
  if (!entry) return null;
  return (
    <>
      <button type="button" className={styles.changed} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {actNames[entry.act]} by <bdi>{whoWithin(entry)}</bdi>
        {entry.at && `, ${formatAgo(entry.at, now)}`}
      </button>
      {open && (
        <LateDialog code={historyDialog} title="History" what="The history" onClose={close}>
          {(History) => <History {...history} onClose={close} />}
        </LateDialog>
      )}
    </>
  );
}
