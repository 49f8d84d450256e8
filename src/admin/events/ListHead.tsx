import { useEffect, useRef } from 'react';
import type { StaffEvent } from '../../data/staff/events.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../shell/Menu.tsx';
import { eventFilters } from './eventFilter.ts';
import styles from './ListHead.module.css';
import { useBulkActions } from './useBulkActions.ts';
import type { Picking } from './useSelection.ts';

type Props = {
  /** How many there are, in words. */
  count: string;
  shown: readonly StaffEvent[];
  picking: Picking;
  onDelete: (events: readonly StaffEvent[]) => void;
  onExport: (events: readonly StaffEvent[]) => void;
};

/** Above the list: how much it shows, the box that selects all of it, and what can be done with the selected. */
export function ListHead({ count, shown, picking, onDelete, onExport }: Props) {
  const { picked, pickAll } = picking;
  const bulk = useBulkActions();
  const selected = shown.filter(({ id }) => picked.has(id));
  return (
    <div className={styles.head}>
      {shown.length > 0 && (
        <SelectAll
          state={selected.length === 0 ? 'none' : selected.length === shown.length ? 'all' : 'some'}
          name={`Select all ${shown.length} shown`}
          onChange={pickAll}
        />
      )}
      <p className={styles.count} role="status">
        {selected.length > 0 ? `${selected.length} of ${shown.length} selected` : count}
      </p>
      {selected.length > 0 ? (
        <BulkActions
          bulk={bulk}
          selected={selected}
          onDelete={onDelete}
          onExport={onExport}
          onClear={() => pickAll(false)}
        />
      ) : (
        shown.length > 0 && (
          <Button tone="plain" onClick={() => onExport(shown)}>
            Export CSV
          </Button>
        )
      )}
    </div>
  );
}

type SelectAllProps = { state: 'none' | 'some' | 'all'; name: string; onChange: (on: boolean) => void };

function SelectAll({ state, name, onChange }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className={styles.all} title="Shift and a click select a range">
      <input
        ref={box}
        type="checkbox"
        checked={state === 'all'}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="hush">{name}</span>
    </label>
  );
}

type BulkProps = Pick<Props, 'onDelete' | 'onExport'> & {
  bulk: ReturnType<typeof useBulkActions>;
  selected: readonly StaffEvent[];
  onClear: () => void;
};

function BulkActions({ bulk, selected, onDelete, onExport, onClear }: BulkProps) {
  const { busy, land, become } = bulk;
  const hidden = selected.some((event) => !event.showOnLandingPage);
  const showing = selected.some((event) => event.showOnLandingPage);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div role="group" aria-label="Selected events" className={styles.actions} data-bottom-bar>
      <Button tone="plain" busy={busy} disabled={!hidden} onClick={() => void land(selected, true)}>
        Show on Landing
      </Button>
      <Button tone="plain" busy={busy} disabled={!showing} onClick={() => void land(selected, false)}>
        Hide from Landing
      </Button>
      <Menu
        items={eventFilters.flatMap(([status, label]) =>
          status === '' ? [] : [{ label, run: () => void become(selected, status) }],
        )}
      >
        Set status
      </Menu>
      <Button tone="plain" onClick={() => onExport(selected)}>
        Export CSV
      </Button>
      <Button tone="plain" className={styles.delete} onClick={() => onDelete(selected)}>
        Delete
      </Button>
      <Button tone="plain" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
