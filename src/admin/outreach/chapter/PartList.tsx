import { type ReactNode, useId } from 'react';
import type { WatchedList } from '../../../data/source.ts';
import type { Live } from '../../../hooks/useLive.ts';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import layout from '../../../ui/layout.module.css';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { ShowMore } from '../../parts/ShowMore.tsx';
import styles from './StaffChapterPage.module.css';

type Props<T> = {
  title: string;
  /** The name of the items, plural and in lowercase. */
  things: string;
  live: Live<WatchedList<T>>;
  onMore: () => void;
  nothing: string;
  /** Returns the items below their headings; '' for one without a heading. */
  groups: (items: readonly T[]) => readonly (readonly [heading: string, items: readonly T[]])[];
  row: (item: T) => ReactNode;
};

/** A short list beside the chapter, which loads and fails by itself. */
export function PartList<T>({ title, ...list }: Props<T>) {
  const id = useId();
  return (
    <section className={`${layout.column3} ${layout.card} ${styles.panel}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Items {...list} />
    </section>
  );
}

function Items<T>({ things, live, onMore, nothing, groups, row }: Omit<Props<T>, 'title'>) {
  if (live.status === 'loading') {
    return (
      <SkeletonRows loading={`Loading ${things}...`} rows={2} height="2.75rem" className={styles.lines} />
    );
  }
  if (live.status === 'error') {
    return <FailedNotice message={`Failed to load ${things}.`} onRetry={live.retry} />;
  }
  const { items, fromCache } = live.data;
  if (items.length === 0) {
    const unknown = `The ${things} aren't saved on this device.`;
    return <p className={layout.note}>{fromCache ? unknown : nothing}</p>;
  }
  return (
    <>
      {groups(items)
        .filter(([, some]) => some.length > 0)
        .map(([heading, some]) => (
          <div key={heading}>
            {heading && <h4>{heading}</h4>}
            <ul className={styles.lines}>{some.map(row)}</ul>
          </div>
        ))}
      <ShowMore list={live.data} aria-label={`Show more ${things}`} onMore={onMore} />
    </>
  );
}
