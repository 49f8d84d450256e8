import { useState } from 'react';
import type { WatchedList } from '../../data/source.ts';
import { formatClock, formatDayShort } from '../../domain/time/format.ts';
import { localDay } from '../../domain/time/parse.ts';
import { daysLeft, restorableFor, type TrashEntry, type TrashKind } from '../../domain/trash/trashEntry.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { LiveList } from '../parts/LiveList.tsx';
import { restoreNow } from '../parts/trash/tellTrashed.ts';
import { EmptyTrashDialog } from './EmptyTrashDialog.tsx';
import styles from './TrashList.module.css';

const kindNames: Record<TrashKind, string> = {
  event: 'Event',
  request: 'Request',
  chapter: 'Chapter',
  card: 'Pipeline card',
};

type Props = {
  list: WatchedList<TrashEntry>;
  now: Date;
  onMore: () => void;
  /** Deletes one for good; undefined for whoever may not. */
  empty: ((entry: TrashEntry) => Promise<void>) | undefined;
  restore?: typeof restoreNow;
};

/** What was deleted, what it was, and how long it can be restored. */
export function TrashList({ list, now, onMore, empty, restore = restoreNow }: Props) {
  const [asking, setAsking] = useState(false);
  const online = useOnline();
  const shown = list.items.filter((entry) => daysLeft(entry, now) > 0);
  return (
    <>
      <LiveList
        aria-label="Trash"
        list={list}
        shown={shown}
        things="Trash"
        head={
          <div className={`${layout.wrap3} ${styles.head}`}>
            <p className={layout.note}>
              What you delete can be restored for {restorableFor} days. Then it's gone for good.
              {!online && " You're offline, and restoring needs a connection."}
            </p>
            {empty && list.items.length > 0 && (
              <Button tone="plain" aria-haspopup="dialog" disabled={!online} onClick={() => setAsking(true)}>
                Empty Trash
              </Button>
            )}
          </div>
        }
        empty={<p>Trash is empty.</p>}
        rows={{ className: styles.rows }}
        row={(entry) => <TrashRow key={entry.id} entry={entry} now={now} online={online} restore={restore} />}
        onMore={onMore}
      />
      {empty && asking && (
        <EmptyTrashDialog entries={list.items} empty={empty} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

type RowProps = { entry: TrashEntry; now: Date; online: boolean; restore: typeof restoreNow };

function TrashRow({ entry, now, online, restore }: RowProps) {
  const { id, kind, title, deletedAt, by } = entry;
  const [busy, setBusy] = useState(false);
  const days = daysLeft(entry, now);
  const name = title || 'Untitled';
  async function press() {
    setBusy(true);
    await restore({ id, kind, name: `"${name}"` });
    setBusy(false);
  }
  return (
    <li className={`${layout.card} ${styles.row}`}>
      <span className={styles.name}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {kind && <Badge tone="gray">{kindNames[kind]}</Badge>}
      </span>
      <span className={layout.note}>
        {deletedAt && `Deleted ${formatDayShort(localDay(deletedAt))}, ${formatClock(deletedAt)}`}
        {by && (
          <>
            {deletedAt ? ' by ' : 'Deleted by '}
            <bdi>{by}</bdi>
          </>
        )}
        {(deletedAt || by) && ' · '}
        {days} {days === 1 ? 'day' : 'days'} left
      </span>
      <Button
        tone="plain"
        aria-label={`Restore ${name}`}
        busy={busy}
        disabled={!online}
        onClick={() => void press()}
      >
        Restore
      </Button>
    </li>
  );
}
