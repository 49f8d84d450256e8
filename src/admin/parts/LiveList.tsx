import type { ComponentProps, ReactNode } from 'react';
import type { WatchedList } from '../../data/source.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './LiveList.module.css';
import { StoredNote } from './StoredNote.tsx';

type Props<T> = Pick<ComponentProps<'section'>, 'aria-label' | 'aria-labelledby' | 'className'> & {
  list: WatchedList<T>;
  /** The items that are shown, where these are not all that are there. */
  shown?: readonly T[];
  /** What the items are, in the plural and in small letters. */
  things: string;
  /** How many there are, and what can be done with them. */
  head: ReactNode;
  /** What is said when there are none. */
  empty: ReactNode;
  row: (item: T) => ReactNode;
  /** Props of the element around the rows. */
  rows: ComponentProps<'ul'>;
  moreText?: string;
  onMore?: () => void;
};

/** A list that follows the database: its head, its rows or why there are none, and the way to more. */
export function LiveList<T>({
  list,
  shown = list.items,
  things,
  head,
  empty,
  row,
  rows,
  moreText = 'Show more',
  onMore,
  ...section
}: Props<T>) {
  const unknown = list.items.length === 0 && list.fromCache;
  return (
    <section {...section}>
      {head}
      {list.fromCache && <StoredNote />}
      {shown.length > 0 ? (
        <ul {...rows}>{shown.map(row)}</ul>
      ) : (
        <Notice>{unknown ? <NotLoaded things={things} /> : empty}</Notice>
      )}
      {list.more && (
        <p className={styles.more}>
          <Button tone="plain" busy={list.growing} onClick={onMore}>
            {moreText}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Nobody could be asked, and nothing is stored. */
function NotLoaded({ things }: { things: string }) {
  const online = useOnline();
  return (
    <>
      <p>
        {online
          ? `Failed to load ${things}. Please try again later.`
          : 'You are offline, and this list is not stored in this browser yet.'}
      </p>
      <p>It appears here by itself as soon as the server answers.</p>
    </>
  );
}
