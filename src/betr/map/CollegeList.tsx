import { type Ref, useCallback } from 'react';
import type { ListOrder } from '../../domain/map/inView.ts';
import type { MapCollege } from '../../domain/map/mapCollege.ts';
import { milesBetween, milesWords } from '../../domain/map/miles.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { SelectField } from '../../ui/SelectField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './CollegeList.module.css';
import { CollegeRow } from './CollegeRow.tsx';
import { type Active, nothingActive } from './drawing/active.ts';
import mapSide from './drawing/mapSide.module.css';
import { ListCount } from './ListCount.tsx';

type Props = {
  ref: Ref<HTMLElement>;
  /** Null while they are loading. `unplaced`: they are not on the map. */
  colleges: { listed: readonly MapCollege[]; unplaced: readonly MapCollege[] } | null;
  /** The numbers in the visible part of the map, with the filters, and without them. */
  inView: number;
  found: number;
  total: number;
  order: ListOrder;
  /** The college that the list can be ordered from. */
  from?: MapCollege | undefined;
  onOrder: (order: string) => void;
  /** 'all': also what is out of view. */
  scope: '' | 'all';
  onScope: (scope: string) => void;
  active: Active;
  onActive: (active: Active) => void;
  onChoose: (id: string) => void;
  onClear: () => void;
  /** Shows the whole map. */
  onReset: () => void;
  /** Goes to the map, which is above the list on a small screen. */
  onMap: () => void;
};

const orders = [
  ['name', 'By name'],
  ['status', 'By share reached'],
  ['middle', 'Closest to the center'],
] as const;
const scopes = [
  ['', 'In view'],
  ['all', 'All colleges'],
] as const;

/**
 * The colleges in the visible part of the map as a list. Pointing at a college raises it in both the list and
 * the map.
 */
export function CollegeList(props: Props) {
  const { ref, colleges, inView, found, total, order, from, active, onActive, onChoose } = props;
  const list = useCallback(
    (rows: HTMLUListElement | null) => {
      if (active.seek && rows) scrollTo(rows, active.id);
    },
    [active],
  );
  const rows = colleges && [...colleges.listed, ...colleges.unplaced];
  const near = order === 'near' ? from : undefined;
  const choices = from ? [...orders, ['near', `Nearest to ${from.shortName}`] as const] : orders;

  return (
    <section ref={ref} tabIndex={-1} className={`${mapSide.mapSide} ${styles.side}`} aria-label="Colleges">
      <div className={`${layout.stack2} ${styles.head}`}>
        <ListCount loading={colleges === null} inView={inView} found={found} total={total} />
        <Button tone="plain" className={styles.toMap} onClick={props.onMap}>
          Map
        </Button>
        <SelectField label="Show" value={props.scope} options={scopes} onChange={props.onScope} />
        <SelectField
          label="Order"
          value={near ? 'near' : order === 'near' ? 'name' : order}
          options={choices}
          onChange={props.onOrder}
        />
      </div>
      {rows?.length === 0 && (
        <div className={`${staffLayout.center3} ${styles.empty}`}>
          <p>{found === 0 ? 'No colleges found' : 'No colleges in view'}</p>
          {found === 0 && total > 0 && (
            <Button tone="plain" onClick={props.onClear}>
              Clear filters
            </Button>
          )}
          {found > 0 && (
            <Button tone="plain" onClick={props.onReset}>
              Show the whole map
            </Button>
          )}
        </div>
      )}
      <ul ref={list} className={styles.list} onPointerLeave={() => onActive(nothingActive)}>
        {rows === null && ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => <Skeleton key={key} height="3.5rem" />)}
        {rows?.map((college) => (
          <CollegeRow
            key={college.id}
            college={college}
            active={college.id === active.id}
            away={near ? awayWords(near, college) : ''}
            onActive={onActive}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </section>
  );
}

function awayWords(near: MapCollege, college: MapCollege): string {
  return near.id === college.id ? 'straight-line miles from here' : milesWords(milesBetween(near, college));
}

/** Scrolls only the list itself, if it has its own height; the page stays. */
function scrollTo(list: HTMLElement, id: string): void {
  const row = list.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  if (!row || row.contains(document.activeElement)) return;
  const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
