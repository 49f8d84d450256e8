import { useCallback } from 'react';
import { collegeCount } from '../../domain/map/collegeWords.ts';
import type { MapCollege } from '../../domain/map/mapCollege.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type Active, nothingActive } from './active.ts';
import styles from './CollegeList.module.css';
import { CollegeRow } from './CollegeRow.tsx';

type Props = {
  /** Null while they are loading. */
  colleges: readonly MapCollege[] | null;
  /** The number without the search. */
  total: number;
  active: Active;
  onActive: (active: Active) => void;
  onChoose: (id: string) => void;
  onClear: () => void;
};

/** The colleges of the map as a list. Pointing at a college raises it in both the list and the map. */
export function CollegeList({ colleges, total, active, onActive, onChoose, onClear }: Props) {
  const list = useCallback(
    (rows: HTMLUListElement | null) => {
      if (active.seek && rows) scrollTo(rows, active.id);
    },
    [active],
  );

  return (
    <section className={styles.side} aria-label="Colleges">
      <p role="status" className={styles.count}>
        {colleges
          ? `${colleges.length === total ? '' : `${colleges.length} of `}${collegeCount(total)}`
          : 'Loading the colleges…'}
      </p>
      {colleges?.length === 0 && (
        <div className={styles.empty}>
          <p>No college found</p>
          {total > 0 && (
            <Button tone="plain" onClick={onClear}>
              Show all colleges
            </Button>
          )}
        </div>
      )}
      <ul ref={list} className={styles.list} onPointerLeave={() => onActive(nothingActive)}>
        {colleges === null &&
          ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => <Skeleton key={key} height="3.5rem" />)}
        {colleges?.map((college) => (
          <CollegeRow
            key={college.id}
            college={college}
            active={college.id === active.id}
            onActive={onActive}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </section>
  );
}

/** Scrolls only the list itself, if it has its own height; the page stays. */
function scrollTo(list: HTMLElement, id: string): void {
  const row = list.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  if (!row || row.contains(document.activeElement)) return;
  const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
