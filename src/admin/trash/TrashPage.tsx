import { useEffect, useMemo, useState } from 'react';
import { emptyTrash, forgetOldTrash, trashOf } from '../../data/staff/trash/trash.ts';
import type { Level } from '../../domain/session/staffSession.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useSession } from '../../hooks/useSession.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import styles from './TrashList.module.css';
import { TrashList } from './TrashList.tsx';

/** Trash: what this level has deleted in the last 30 days, live, the latest first. */
function TrashPage() {
  const level = useSession()?.level;
  return level ? <TrashOf level={level} /> : null;
}

function TrashOf({ level }: { level: Level }) {
  const list = useMemo(() => trashOf(level), [level]);
  const live = useLive(list.source);
  const [now] = useState(() => new Date());
  useEffect(() => void forgetOldTrash(level), [level]);
  if (live.status === 'loading')
    return <SkeletonRows loading="Loading Trash..." rows={6} height="3rem" className={styles.rows} />;
  if (live.status === 'error')
    return <FailedNotice message="Failed to load Trash. Please try again later." onRetry={live.retry} />;
  return (
    <TrashList
      list={live.data}
      now={now}
      onMore={list.more}
      empty={level === 'super' ? emptyTrash : undefined}
    />
  );
}

export { TrashPage as Component };
