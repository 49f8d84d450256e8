import { type ComponentProps, type ReactNode, useState } from 'react';
import type { WatchedList } from '../../data/source.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useTimeout } from '../../hooks/useTimeout.ts';
import { Notice } from '../../ui/Notice.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import { ShowMore } from './ShowMore.tsx';
import { StoredNote } from './StoredNote.tsx';

type Props<T> = Pick<ComponentProps<'section'>, 'aria-label' | 'aria-labelledby' | 'className'> & {
  list: WatchedList<T>;
  /** The items that are shown, when these aren't all items of the list. */
  shown?: readonly T[];
  /** The name of the items, plural and in lowercase. */
  things: string;
  /** The number of items and their actions. */
  head: ReactNode;
  /** The heads of the columns, directly above the rows. */
  columns?: ReactNode;
  /** The message when there are none. */
  empty: ReactNode;
  row: (item: T) => ReactNode;
  /** Props of the element around the rows. */
  rows: ComponentProps<'ul'>;
  moreText?: string;
  onMore?: () => void;
};

/**
 * A list that follows the database: its head, its rows or the reason why there are none, and the button for
 * more.
 */
export function LiveList<T>({
  list,
  shown = list.items,
  things,
  head,
  columns,
  empty,
  row,
  rows,
  moreText,
  onMore,
  ...section
}: Props<T>) {
  const unknown = list.items.length === 0 && list.fromCache;
  return (
    <section {...section}>
      {head}
      {list.fromCache && <StoredNote />}
      {shown.length > 0 ? (
        <>
          {columns}
          <ul {...rows}>{shown.map(row)}</ul>
        </>
      ) : (
        <Notice>{unknown ? <NotLoaded things={things} /> : empty}</Notice>
      )}
      <ShowMore list={list} text={moreText} className={staffLayout.more} onMore={onMore} />
    </section>
  );
}

/** How long an empty stored list waits for the server before it counts as not loaded, in milliseconds. */
const timeout = 5_000;

/** Says that the list is not here: it is loading, or the server couldn't be reached. */
function NotLoaded({ things }: { things: string }) {
  const online = useOnline();
  const [late, setLate] = useState(false);
  useTimeout(() => setLate(true), timeout);
  if (online && !late) return <p>Loading {things}...</p>;
  return (
    <>
      <p>
        {online
          ? `Failed to load ${things}. Please try again later.`
          : "You're offline, and this list isn't saved on this device yet."}
      </p>
      <p>It'll show up here as soon as we reach the server.</p>
    </>
  );
}
