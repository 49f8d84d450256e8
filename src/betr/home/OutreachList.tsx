import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { OutreachSort } from '../../domain/outreach/outreachFilter.ts';
import type { OutreachRow } from '../../domain/outreach/outreachRow.ts';
import { Button } from '../../ui/Button.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import { OutreachCards } from './OutreachCards.tsx';
import { OutreachTable } from './OutreachTable.tsx';

const step = 100;

type Props = {
  rows: readonly OutreachRow[];
  sort: OutreachSort;
  onSort: (sort: OutreachSort) => void;
  onOpen: ((id: string) => void) | null;
};

/** The rows, a hundred at a time: a table, or cards where a table doesn't fit. */
export function OutreachList({ rows, sort, onSort, onOpen }: Props) {
  const wide = useMedia('(min-width: 48rem)');
  const [limit, setLimit] = useState(step);
  const Rows = wide ? OutreachTable : OutreachCards;
  const list = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);

  function showMore() {
    firstNew.current = limit;
    setLimit(limit + step);
  }

  // The button may be gone, and the keyboard goes on with what is new.
  useLayoutEffect(() => {
    if (firstNew.current === null || limit <= firstNew.current) return;
    const row = list.current?.querySelectorAll<HTMLElement>('[data-item]')[firstNew.current];
    row?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [limit]);

  return (
    <div ref={list}>
      <Rows rows={rows.slice(0, limit)} sort={sort} onSort={onSort} onOpen={onOpen} />
      {rows.length > limit && (
        <div className={staffLayout.more}>
          <Button tone="plain" onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}

/** Whether a media query matches now. Use it only for what CSS can't do: different markup. */
function useMedia(query: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}
