import { useMemo } from 'react';
import { historyOf } from '../../../data/staff/history.ts';
import type { FieldChange, HistoryEntry } from '../../../domain/history/historyEntry.ts';
import { exactTime, formatAgo } from '../../../domain/time/ago.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { SavedHere } from '../../../parts/SavedHere.tsx';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import layout from '../../../ui/layout.module.css';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { LiveList } from '../LiveList.tsx';
import styles from './HistoryList.module.css';
import { actWords, type FieldLabels, valueWords, whoOf } from './historyWords.ts';
import { useNow } from './useNow.ts';

/** Puts the value back that a field had before a change. */
export type Restore = {
  /** Whether the field can get this value, which it hasn't now. */
  may: (change: FieldChange) => boolean;
  run: (change: FieldChange, entry: HistoryEntry) => void;
  busy: boolean;
};

type Props = {
  record: string;
  labels: FieldLabels;
  restore?: Restore;
  /** Reads the history; a test has its own. */
  read?: typeof historyOf;
};

/** The history of a record, newest first, a page at a time: who, when, which field, from, to. */
export function HistoryList({ record, labels, restore, read = historyOf }: Props) {
  const history = useMemo(() => read(record), [read, record]);
  const live = useLive(history.source);
  if (live.status === 'loading') {
    return (
      <SkeletonRows loading="Loading the history..." rows={4} height="4rem" className={layout.column2} />
    );
  }
  if (live.status === 'error') {
    return (
      <FailedNotice message="Failed to load the history. Please try again later." onRetry={live.retry} />
    );
  }
  const { items, more, fromCache, waiting } = live.data;
  const begins = items.at(-1)?.act === 'create';
  return (
    <>
      <LiveList
        aria-label="History"
        className={`${layout.column4} ${styles.history}`}
        list={live.data}
        things="the history"
        head={null}
        empty={<p>No changes are recorded yet. They'll show up here from now on.</p>}
        rows={{ className: `${layout.card} ${consoleLayout.list} ${consoleLayout.ruled} ${styles.entries}` }}
        row={(entry) => (
          <Entry key={entry.id} {...{ entry, labels, restore }} waiting={waiting.has(entry.id)} />
        )}
        onMore={history.more}
      />
      {items.length > 0 && !more && !fromCache && !begins && (
        <p className={layout.muted}>Earlier changes weren't recorded.</p>
      )}
    </>
  );
}

type EntryProps = Pick<Props, 'labels'> & {
  entry: HistoryEntry;
  restore: Restore | undefined;
  waiting: boolean;
};

function Entry({ entry, labels, restore, waiting }: EntryProps) {
  const now = useNow();
  const shown = entry.act === 'delete' ? [] : entry.changes.filter(({ field }) => labels[field]);
  const changes = shown.map((change) => (
    <Change key={change.field} {...{ change, entry, labels, restore }} />
  ));
  return (
    <li>
      <p>
        <strong>
          <bdi>{whoOf(entry)}</bdi>
        </strong>{' '}
        {actWords(entry, labels)}
        {entry.at && (
          <time className={layout.muted} {...exactTime(entry.at)}>
            {` · ${formatAgo(entry.at, now)}`}
          </time>
        )}
        {waiting && (
          <>
            {' · '}
            <SavedHere />
          </>
        )}
      </p>
      {entry.act === 'create' && shown.length > 0 ? (
        <details>
          <summary>{shown.length === 1 ? '1 field' : `${shown.length} fields`}</summary>
          <dl>{changes}</dl>
        </details>
      ) : (
        shown.length > 0 && <dl>{changes}</dl>
      )}
    </li>
  );
}

type ChangeProps = Omit<EntryProps, 'waiting'> & { change: FieldChange };

function Change({ change, entry, labels, restore }: ChangeProps) {
  const { field, from, to } = change;
  const before = valueWords(field, from);
  return (
    <div className={consoleLayout.wrap2}>
      <dt>{labels[field]}</dt>
      <dd>
        {entry.act !== 'create' && (
          <>
            <span className="visually-hidden">from </span>
            <del>
              <bdi>{before}</bdi>
            </del>
            <span aria-hidden="true"> → </span>
            <span className="visually-hidden"> to </span>
          </>
        )}
        <bdi>{valueWords(field, to)}</bdi>
        {entry.act === 'change' && from !== undefined && restore?.may(change) && (
          <Button
            tone="plain"
            className={styles.restore}
            busy={restore.busy}
            onClick={() => restore.run(change, entry)}
          >
            Restore<span className="visually-hidden">{` ${labels[field]}: ${before}`}</span>
          </Button>
        )}
      </dd>
    </div>
  );
}
