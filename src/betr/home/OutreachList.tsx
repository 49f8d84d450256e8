import { useState } from 'react';
import type { OutreachSort } from '../../domain/outreach/outreachFilter.ts';
import type { OutreachRow } from '../../domain/outreach/outreachRow.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './HomePage.module.css';
import { OutreachCards } from './OutreachCards.tsx';
import { OutreachTable } from './OutreachTable.tsx';
import { useMedia } from './useMedia.ts';

const step = 100;

type Props = {
  rows: readonly OutreachRow[];
  sort: OutreachSort;
  onSort: (sort: OutreachSort) => void;
};

/** The rows, a hundred at a time: a table, or cards where a table doesn't fit. */
export function OutreachList({ rows, sort, onSort }: Props) {
  const wide = useMedia('(min-width: 48rem)');
  const [limit, setLimit] = useState(step);
  const Rows = wide ? OutreachTable : OutreachCards;
  return (
    <>
      <Rows rows={rows.slice(0, limit)} sort={sort} onSort={onSort} />
      {rows.length > limit && (
        <div className={styles.more}>
          <Button tone="plain" onClick={() => setLimit(limit + step)}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
